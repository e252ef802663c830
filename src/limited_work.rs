//! Work with limited time and memory that can be stopped, such as understanding the sheets of a stranger's file. What the work
//! does is not here.
//!
//! The work calls `step` wherever it can take long. There it ends if it should stop, and no function between here and there needs
//! to know. It runs on a thread of its own, where it can be cancelled, or, if it is short, on the thread that waits for it.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

/// The time between two looks at the work.
const INTERVAL: Duration = Duration::from_millis(20);

/// The limits of work.
#[derive(Clone, Copy, Debug)]
pub struct WorkLimits {
    pub time: Duration,
    /// The most bytes that the program may have more than at the start of the work.
    pub memory: usize,
}

/// Why work has no result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkStop {
    Cancelled,
    TooSlow,
    TooMuchMemory,
    /// The system refuses another thread, for this reason.
    NoThread(String),
}

/// The moment and the memory at which work should stop.
#[derive(Clone, Copy, Debug)]
struct WorkEnd {
    time: Instant,
    memory: usize,
}

impl WorkEnd {
    /// The end of work that begins now.
    fn of(limits: WorkLimits) -> Self {
        WorkEnd { time: Instant::now() + limits.time, memory: memory_in_use().saturating_add(limits.memory) }
    }

    /// The limit that is reached.
    fn reached(self) -> Option<WorkStop> {
        if Instant::now() > self.time {
            Some(WorkStop::TooSlow)
        } else if memory_in_use() > self.memory {
            Some(WorkStop::TooMuchMemory)
        } else {
            None
        }
    }
}

/// With this value, work that should stop leaves all its functions. It is no panic: nothing is reported.
struct StoppedWork(WorkStop);

thread_local! {
    /// Whether the work of this thread should stop. Other threads have none.
    static SHOULD_STOP: RefCell<Option<Arc<AtomicBool>>> = const { RefCell::new(None) };
    /// When the work that this thread waits for should stop.
    static WORK_END: Cell<Option<WorkEnd>> = const { Cell::new(None) };
    static STEPS: Cell<u8> = const { Cell::new(0) };
}

/// The number of bytes that the program has, as its allocator counts them.
static MEMORY_IN_USE: OnceLock<fn() -> usize> = OnceLock::new();

/// Says how the memory of the program is measured. Without this, the memory of work has no limit.
pub fn measure_memory(in_use: fn() -> usize) {
    // The first measure stays.
    let _ = MEMORY_IN_USE.set(in_use);
}

fn memory_in_use() -> usize {
    MEMORY_IN_USE.get().map_or(0, |in_use| in_use())
}

/// Ends the limited work of this thread if it should stop. Whatever reads a cell of a sheet or compares two names calls it.
pub(crate) fn step() {
    let steps = STEPS.get().wrapping_add(1);
    STEPS.set(steps);
    if steps == 0 {
        end_stopped_work();
    }
}

#[cold]
fn end_stopped_work() {
    let should_stop = SHOULD_STOP.with_borrow(|stop| stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed)));
    let why = if should_stop { Some(WorkStop::Cancelled) } else { WORK_END.get().and_then(WorkEnd::reached) };
    if let Some(why) = why
        && !thread::panicking()
    {
        resume_unwind(Box::new(StoppedWork(why)));
    }
}

/// Does work with limits, while this thread waits and watches it.
///
/// # Errors
/// When the work was stopped. A panic of the work goes on in this thread.
pub fn within_limits<T: Send>(
    limits: WorkLimits,
    is_cancelled: &dyn Fn() -> bool,
    work: impl FnOnce() -> T + Send,
) -> Result<T, WorkStop> {
    let should_stop = Arc::new(AtomicBool::new(false));
    let of_thread = Arc::clone(&should_stop);
    let (running, ended) = mpsc::channel::<()>();
    let end = WorkEnd::of(limits);
    thread::scope(|scope| {
        let worker = thread::Builder::new().name("limited work".to_owned()).spawn_scoped(scope, move || {
            // Dropped at the end, also after a panic.
            let _running = running;
            SHOULD_STOP.set(Some(of_thread));
            work()
        });
        let worker = worker.map_err(|error| WorkStop::NoThread(error.to_string()))?;
        let mut why = None;
        while why.is_none() && ended.recv_timeout(INTERVAL) == Err(RecvTimeoutError::Timeout) {
            why = if is_cancelled() { Some(WorkStop::Cancelled) } else { end.reached() };
        }
        should_stop.store(why.is_some(), Ordering::Relaxed);
        match worker.join() {
            Ok(result) => Ok(result),
            Err(payload) if payload.is::<StoppedWork>() => Err(why.unwrap_or(WorkStop::Cancelled)),
            Err(payload) => resume_unwind(payload),
        }
    })
}

/// Does short work with limits on this thread, where nobody can cancel it.
///
/// # Errors
/// When the work was stopped. A panic of the work goes on.
pub fn within_limits_here<T>(limits: WorkLimits, work: impl FnOnce() -> T) -> Result<T, WorkStop> {
    let outer = WORK_END.replace(Some(WorkEnd::of(limits)));
    // What the work has changed is its own, and it is dropped.
    let result = catch_unwind(AssertUnwindSafe(work));
    WORK_END.set(outer);
    result.map_err(|payload| match payload.downcast::<StoppedWork>() {
        Ok(stopped) => stopped.0,
        Err(payload) => resume_unwind(payload),
    })
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;

    use super::*;

    /// The memory that the test claims: so little that the other tests do not notice it.
    static IN_USE: AtomicUsize = AtomicUsize::new(0);

    const ENOUGH: WorkLimits = WorkLimits { time: Duration::from_mins(1), memory: usize::MAX };

    fn work_for_ever() {
        loop {
            step();
        }
    }

    #[test]
    fn work_gives_its_result_and_its_panic() {
        assert_eq!(within_limits(ENOUGH, &|| false, || 5), Ok(5));
        let panics = std::panic::catch_unwind(|| within_limits(ENOUGH, &|| false, || panic!("on purpose")));
        assert_eq!(panics.unwrap_err().downcast_ref(), Some(&"on purpose"));
        // Outside of limited work a step is nothing.
        (0..1000).for_each(|_| step());
        assert_eq!(within_limits_here(ENOUGH, || 5), Ok(5));
    }

    #[test]
    fn work_that_this_thread_waits_for_ends_after_its_time_and_the_next_one_has_its_own() {
        let quick = WorkLimits { time: Duration::from_millis(30), ..ENOUGH };
        assert_eq!(within_limits_here(quick, work_for_ever), Err(WorkStop::TooSlow));
        assert_eq!(within_limits_here(ENOUGH, || (0..1000).for_each(|_| step())), Ok(()));
        let panics = catch_unwind(|| within_limits_here(ENOUGH, || panic!("on purpose")));
        assert_eq!(panics.unwrap_err().downcast_ref(), Some(&"on purpose"));
    }

    #[test]
    fn work_that_is_cancelled_or_takes_too_much_ends_at_its_next_step() {
        assert_eq!(within_limits(ENOUGH, &|| true, work_for_ever), Err(WorkStop::Cancelled));
        let quick = WorkLimits { time: Duration::from_millis(30), ..ENOUGH };
        assert_eq!(within_limits(quick, &|| false, work_for_ever), Err(WorkStop::TooSlow));
        measure_memory(|| IN_USE.load(Ordering::Relaxed));
        let small = WorkLimits { memory: 10, ..ENOUGH };
        let greedy = || {
            IN_USE.store(11, Ordering::Relaxed);
            work_for_ever();
        };
        assert_eq!(within_limits(small, &|| false, greedy), Err(WorkStop::TooMuchMemory));
    }
}
