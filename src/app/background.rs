//! Background jobs: work on other threads, with progress, cancelling and one result. A [`Job`] runs on its own thread,
//! or after others on the thread of a [`JobQueue`]. What the jobs do is in the files that start them.

use std::cell::Cell;
use std::collections::VecDeque;
use std::io;
use std::ops::ControlFlow;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use eframe::egui::Context;
use thiserror::Error;

use crate::languages::window_sentences::window_parts as texts;
use crate::languages::{set_window_language, window_language};

/// The least time between two progress reports of a job. Reports in between are dropped.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(60);

/// The reason why a job has no result of its own.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum JobError {
    #[error("{}", texts::no_thread(.0))]
    NoThread(String),
    /// The job panicked. The other threads go on.
    #[error("{}", texts::job_stopped())]
    Panicked,
}

/// Runs `work`. A panic becomes an error.
pub fn catch_panic<T>(work: impl FnOnce() -> T) -> Result<T, JobError> {
    panic::catch_unwind(AssertUnwindSafe(work)).map_err(|_| JobError::Panicked)
}

/// The work of a job, ready to run on any thread.
type Work = Box<dyn FnOnce() + Send>;

/// The data that a [`Job`] and its [`JobHandle`] share.
#[derive(Debug)]
struct JobState<P> {
    latest_progress: Mutex<Option<P>>,
    cancelled: AtomicBool,
    /// Whether the work has begun or was withdrawn. The first thread that sets this decides.
    taken: AtomicBool,
}

/// The window's end of a background job with a result `T` and progress reports `P`. Dropping it cancels the job, and
/// the result is lost.
#[derive(Debug)]
pub struct Job<T, P = ()> {
    description: String,
    state: Arc<JobState<P>>,
    /// `None` after the result was taken.
    result: Option<Receiver<Result<T, JobError>>>,
}

/// The job's own end: it reports progress, and asks whether it was cancelled.
#[derive(Debug)]
pub struct JobHandle<P = ()> {
    ctx: Context,
    state: Arc<JobState<P>>,
    last_report: Cell<Option<Instant>>,
}

impl<P> JobHandle<P> {
    /// Reports progress and wakes the window. A report that follows the last one too quickly is dropped.
    pub fn report(&self, progress: P) {
        if self.last_report.get().is_none_or(|last_report| last_report.elapsed() > PROGRESS_INTERVAL) {
            self.last_report.set(Some(Instant::now()));
            *self.state.latest_progress.lock().unwrap_or_else(PoisonError::into_inner) = Some(progress);
            self.ctx.request_repaint();
        }
    }

    /// Reports progress, and says whether the work goes on.
    pub fn go_on(&self, progress: P) -> ControlFlow<()> {
        self.report(progress);
        if self.is_cancelled() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Whether the job should end early. It still returns a result, such as the best one found so far.
    pub fn is_cancelled(&self) -> bool {
        self.state.cancelled.load(Ordering::Relaxed)
    }
}

impl<T: Send + 'static, P: Send + 'static> Job<T, P> {
    /// Runs `work` on a new thread with the name `thread`. The description says what the job does: “reading con.xlsx”.
    pub fn spawn(
        ctx: &Context,
        thread: &str,
        description: impl Into<String>,
        work: impl FnOnce(&JobHandle<P>) -> T + Send + 'static,
    ) -> Self {
        Self::start(ctx, description.into(), work, |work| {
            thread::Builder::new().name(thread.to_owned()).spawn(work).map(drop)
        })
    }

    /// Gives `work` to `start_thread`. Its error becomes the result of the job. The work speaks the language of the window on the
    /// calling thread.
    fn start(
        ctx: &Context,
        description: String,
        work: impl FnOnce(&JobHandle<P>) -> T + Send + 'static,
        start_thread: impl FnOnce(Work) -> io::Result<()>,
    ) -> Self {
        let state = Arc::new(JobState {
            latest_progress: Mutex::new(None),
            cancelled: AtomicBool::new(false),
            taken: AtomicBool::new(false),
        });
        let handle = JobHandle { ctx: ctx.clone(), state: Arc::clone(&state), last_report: Cell::new(None) };
        let (send, result) = channel();
        let send_from_thread = send.clone();
        let language = window_language();
        let started = start_thread(Box::new(move || {
            // The thread of a queue may have served a job in another language.
            set_window_language(language);
            if handle.state.taken.swap(true, Ordering::AcqRel) {
                return;
            }
            let result = catch_panic(|| work(&handle));
            // Nobody waits for the result of a dropped job.
            if send_from_thread.send(result).is_ok() {
                handle.ctx.request_repaint();
            }
        }));
        if let Err(error) = started {
            // The receiver is in this function, so sending does not fail.
            let _ = send.send(Err(JobError::NoThread(error.to_string())));
            ctx.request_repaint();
        }
        Job { description, state, result: Some(result) }
    }
}

impl<T, P> Job<T, P> {
    /// What the job does: “reading con.xlsx”.
    pub fn description(&self) -> &str {
        &self.description
    }

    /// The result, once, if it has arrived.
    pub fn poll(&mut self) -> Option<Result<T, JobError>> {
        self.wait(Duration::ZERO)
    }

    /// The result, once, if it arrives within this time. The calling thread waits.
    pub fn wait(&mut self, longest: Duration) -> Option<Result<T, JobError>> {
        let result = match self.result.as_ref()?.recv_timeout(longest) {
            Ok(result) => result,
            Err(RecvTimeoutError::Timeout) => return None,
            // The thread has ended without a result.
            Err(RecvTimeoutError::Disconnected) => Err(JobError::Panicked),
        };
        self.result = None;
        Some(result)
    }

    /// The newest progress report.
    pub fn progress(&self) -> Option<P>
    where
        P: Clone,
    {
        self.state.latest_progress.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Asks the job to end early. Its result still arrives.
    pub fn cancel(&self) {
        self.state.cancelled.store(true, Ordering::Relaxed);
    }

    /// Takes a waiting job out of its queue. Returns false if it has begun; then it goes on, and its result arrives.
    pub fn withdraw(&mut self) -> bool {
        let is_waiting = !self.state.taken.swap(true, Ordering::AcqRel);
        if is_waiting {
            self.result = None;
        }
        is_waiting
    }
}

impl<T, P> Drop for Job<T, P> {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// Jobs that run one after another, in the order in which they were added, on one thread. Dropping the queue waits for
/// all of them. A job of the queue runs even if its [`Job`] is dropped; only [`Job::withdraw`] prevents it.
pub struct JobQueue {
    thread_name: &'static str,
    shared: Arc<SharedQueue>,
    /// The thread starts with the first job.
    thread: Option<JoinHandle<()>>,
}

impl std::fmt::Debug for JobQueue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("JobQueue").field("thread_name", &self.thread_name).finish_non_exhaustive()
    }
}

#[derive(Default)]
struct QueueState {
    waiting: VecDeque<Work>,
    running: bool,
    /// Whether the queue was dropped. Waiting jobs are still run.
    closing: bool,
}

#[derive(Default)]
struct SharedQueue {
    state: Mutex<QueueState>,
    changed: Condvar,
}

impl SharedQueue {
    fn lock(&self) -> MutexGuard<'_, QueueState> {
        // Jobs catch their own panics, and the state is consistent whenever it is unlocked.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits while the condition holds.
    fn wait_while(&self, condition: impl FnMut(&mut QueueState) -> bool) {
        drop(self.changed.wait_while(self.lock(), condition).unwrap_or_else(PoisonError::into_inner));
    }

    /// Runs the next job. Returns false if there is none.
    fn run_next(&self) -> bool {
        let mut state = self.lock();
        let Some(work) = state.waiting.pop_front() else { return false };
        state.running = true;
        drop(state);
        work();
        self.lock().running = false;
        self.changed.notify_all();
        true
    }
}

/// A handle that waits until a queue has no job.
#[allow(missing_debug_implementations, reason = "closures have no debug output")]
#[derive(Clone)]
pub struct QueueIdle(Arc<SharedQueue>);

impl QueueIdle {
    /// Waits. Call this on another thread, not on the window's.
    pub fn wait(&self) {
        self.0.wait_while(|state| state.running || !state.waiting.is_empty());
    }
}

impl JobQueue {
    /// An empty queue. The thread that runs its jobs gets this name.
    pub fn new(thread_name: &'static str) -> Self {
        JobQueue { thread_name, shared: Arc::default(), thread: None }
    }

    /// Adds a job after the waiting ones. Without a free thread, the caller waits while the job runs.
    pub fn push<T: Send + 'static, P: Send + 'static>(
        &mut self,
        ctx: &Context,
        description: impl Into<String>,
        work: impl FnOnce(&JobHandle<P>) -> T + Send + 'static,
    ) -> Job<T, P> {
        let job = Job::start(ctx, description.into(), work, |work| {
            self.shared.lock().waiting.push_back(work);
            Ok(())
        });
        if self.thread.is_none() {
            let shared = Arc::clone(&self.shared);
            let run = move || {
                loop {
                    shared.wait_while(|state| state.waiting.is_empty() && !state.closing);
                    if !shared.run_next() {
                        return;
                    }
                }
            };
            self.thread = thread::Builder::new().name(self.thread_name.to_owned()).spawn(run).ok();
        }
        if self.thread.is_none() {
            while self.shared.run_next() {}
        }
        self.shared.changed.notify_all();
        job
    }

    /// A handle to wait until the queue has no job.
    pub fn idle(&self) -> QueueIdle {
        QueueIdle(Arc::clone(&self.shared))
    }
}

impl Drop for JobQueue {
    fn drop(&mut self) {
        self.shared.lock().closing = true;
        self.shared.changed.notify_all();
        if let Some(thread) = self.thread.take() {
            // The thread ends after the last job. A panic cannot be reported any more.
            drop(thread.join());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::languages::Language;

    /// Longer than any job of these tests takes.
    const LONG: Duration = Duration::from_secs(20);

    fn spawn<T: Send + 'static>(work: impl FnOnce(&JobHandle<u32>) -> T + Send + 'static) -> Job<T, u32> {
        Job::spawn(&Context::default(), "test", "testing", work)
    }

    #[test]
    fn the_result_arrives_once() {
        let mut job = spawn(|_| 7);
        assert_eq!(job.description(), "testing");
        assert_eq!(job.wait(LONG), Some(Ok(7)));
        assert_eq!(job.poll(), None);
    }

    /// A context and the receiver of its first request for a frame.
    fn watched_context() -> (Context, Receiver<()>) {
        let (ctx, (woken, wake)) = (Context::default(), channel());
        ctx.set_request_repaint_callback(move |_| {
            let _ = woken.send(());
        });
        (ctx, wake)
    }

    #[test]
    fn progress_wakes_the_window() {
        let (ctx, wake) = watched_context();
        let (go, wait) = channel::<()>();
        let mut job: Job<(), u32> = Job::spawn(&ctx, "test", "testing", move |handle| {
            let _ = wait.recv();
            handle.report(3);
            let _ = wait.recv();
        });
        assert_eq!(job.progress(), None);
        assert!(wake.try_recv().is_err());
        go.send(()).unwrap();
        wake.recv_timeout(LONG).unwrap();
        assert_eq!((job.progress(), job.poll()), (Some(3), None));
        go.send(()).unwrap();
        assert_eq!(job.wait(LONG), Some(Ok(())));
    }

    #[test]
    fn the_result_wakes_the_window() {
        let (ctx, wake) = watched_context();
        let mut job: Job<u32> = Job::spawn(&ctx, "test", "testing", |_| 7);
        wake.recv_timeout(LONG).unwrap();
        assert_eq!(job.poll(), Some(Ok(7)));
    }

    #[test]
    fn of_quick_reports_only_the_first_reaches_the_window() {
        let mut job = spawn(|handle| (0..1000).for_each(|report| handle.report(report)));
        assert_eq!(job.wait(LONG), Some(Ok(())));
        assert!(job.progress().is_some_and(|report| report < 999));
    }

    /// Works until the job is cancelled. Returns whether it was.
    fn work_until_cancelled(handle: &JobHandle<u32>) -> bool {
        let until = Instant::now() + LONG;
        while !handle.is_cancelled() && Instant::now() < until {
            thread::sleep(Duration::from_millis(1));
        }
        handle.is_cancelled()
    }

    #[test]
    fn a_cancelled_job_still_gives_its_result() {
        let mut job = spawn(work_until_cancelled);
        assert_eq!(job.poll(), None);
        job.cancel();
        assert_eq!(job.wait(LONG), Some(Ok(true)));
    }

    #[test]
    fn dropping_a_job_cancels_it_and_does_not_wake_the_window() {
        let (ctx, wake) = watched_context();
        let (ended, end) = channel();
        drop(Job::<_, u32>::spawn(&ctx, "test", "testing", move |handle| ended.send(work_until_cancelled(handle))));
        assert_eq!(end.recv_timeout(LONG), Ok(true));
        drop(ctx);
        // The sender is dropped with the last context, which the thread holds until its end.
        assert!(wake.recv_timeout(LONG).is_err());
    }

    #[test]
    fn a_panic_is_a_result() {
        let mut job = spawn(|_| -> u32 { panic!("a panic on purpose") });
        assert_eq!(job.wait(LONG), Some(Err(JobError::Panicked)));
    }

    #[test]
    fn a_refused_thread_is_a_result() {
        let ctx = Context::default();
        let mut job: Job<u32> =
            Job::start(&ctx, "testing".to_owned(), |_| 7, |_| Err(io::Error::other("no more threads")));
        assert_eq!(job.poll(), Some(Err(JobError::NoThread("no more threads".to_owned()))));
    }

    /// A queue whose first job has begun and waits until the sender sends, and the first job.
    fn blocked_queue() -> (JobQueue, std::sync::mpsc::Sender<()>, Job<u32>) {
        let mut queue = JobQueue::new("test");
        let (go, wait) = channel();
        let (begun, begin) = channel();
        let first = queue.push(&Context::default(), "first", move |_| {
            let _ = (begun.send(()), wait.recv());
            1
        });
        begin.recv_timeout(LONG).unwrap();
        (queue, go, first)
    }

    /// A job that notes its number when it runs.
    fn push_note(queue: &mut JobQueue, notes: &Arc<Mutex<Vec<u32>>>, number: u32) -> Job<()> {
        let notes = Arc::clone(notes);
        queue.push(&Context::default(), "note", move |_| notes.lock().unwrap().push(number))
    }

    #[test]
    fn jobs_of_a_queue_run_in_order() {
        let (mut queue, go, mut first) = blocked_queue();
        let notes = Arc::default();
        let mut jobs: Vec<_> = (2..6).map(|number| push_note(&mut queue, &notes, number)).collect();
        assert_eq!((first.poll(), jobs[0].poll()), (None, None));
        go.send(()).unwrap();
        queue.idle().wait();
        assert_eq!(*notes.lock().unwrap(), [2, 3, 4, 5]);
        assert_eq!(first.poll(), Some(Ok(1)));
        assert!(jobs.iter_mut().all(|job| job.poll() == Some(Ok(()))), "the results are there when the queue is idle");
    }

    #[test]
    fn only_a_waiting_job_can_be_withdrawn() {
        let (mut queue, go, mut first) = blocked_queue();
        let notes = Arc::default();
        let (mut second, mut third) = (push_note(&mut queue, &notes, 2), push_note(&mut queue, &notes, 3));
        assert!(!first.withdraw());
        assert!(second.withdraw());
        go.send(()).unwrap();
        assert_eq!(third.wait(LONG), Some(Ok(())));
        assert_eq!((first.poll(), second.poll()), (Some(Ok(1)), None));
        assert_eq!(*notes.lock().unwrap(), [3]);
    }

    #[test]
    fn dropping_a_queue_runs_all_jobs_even_dropped_ones() {
        let (mut queue, go, first) = blocked_queue();
        let notes = Arc::default();
        drop((first, push_note(&mut queue, &notes, 2)));
        go.send(()).unwrap();
        drop(queue);
        assert_eq!(*notes.lock().unwrap(), [2]);
    }

    #[test]
    fn a_job_speaks_the_language_of_the_thread_that_started_it() {
        let mut queue = JobQueue::new("test");
        let mut jobs = [Language::German, Language::French, Language::English].map(|language| {
            set_window_language(language);
            let own: Job<Language> = Job::spawn(&Context::default(), "test", "testing", |_| window_language());
            let queued: Job<Language> = queue.push(&Context::default(), "testing", |_| window_language());
            (language, own, queued)
        });
        for (language, own, queued) in &mut jobs {
            assert_eq!((own.wait(LONG), queued.wait(LONG)), (Some(Ok(*language)), Some(Ok(*language))));
        }
    }

    #[test]
    fn a_panic_does_not_stop_the_queue() {
        let mut queue = JobQueue::new("test");
        let mut bad: Job<u32> = queue.push(&Context::default(), "bad", |_| panic!("a panic on purpose"));
        let mut good: Job<u32> = queue.push(&Context::default(), "good", |_| 7);
        queue.idle().wait();
        assert_eq!((bad.poll(), good.poll()), (Some(Err(JobError::Panicked)), Some(Ok(7))));
    }
}
