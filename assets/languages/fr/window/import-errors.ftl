# Why a file cannot be read. Most are whole sentences that stand alone; nothing is imported then, and the file is unchanged.
#
# $file is the name of the file: “results.xlsx”. A workbook is a file of Excel or LibreOffice, a sheet is a table in it.

## The errors.

import-errors-file-is-empty = « { $file } » est vide. Choisissez de nouveau le fichier, ou enregistrez-le encore une fois dans le programme qui l’a créé.
# $what says what it is, from the group below: “a PDF”, “a picture”.
import-errors-not-a-workbook = « { $file } » est { $what }, pas un classeur. Choisissez un classeur .xlsx, .xls, .xlsb ou .ods, ou un tableau .csv, .tsv ou .txt.
# What stands between ` is typed. “Open” and “Import” are commands of the window.
import-errors-own-book = « { $file } » est un document Topboard. Ouvrez-le avec Ouvrir. Pour l’ajouter à un autre document, utilisez `topboard import { $file } --into BOOK` ou Importer dans la fenêtre.
import-errors-password = « { $file } » est protégé par un mot de passe. Ouvrez-le dans votre tableur, enregistrez une copie sans mot de passe et importez la copie.
import-errors-cut-short = « { $file } » est tronqué : la fin manque. Copiez-le ou téléchargez-le de nouveau, puis importez-le.
# $detail is from the group “Why a file is damaged” below, or a technical remark in English.
import-errors-damaged = « { $file } » est endommagé et ne peut pas être lu ({ $detail }). Ouvrez-le dans votre tableur, enregistrez une copie en .xlsx et importez la copie.
# A workbook is packed. $limit is a number of megabytes.
import-errors-too-large = « { $file } » fait plus de { $limit } Mo une fois décompressé, bien plus qu’un tournoi n’en demande. Copiez les feuilles de résultats dans un nouveau classeur et importez celui-ci.
# $what is from the group “More than this” below: “8 million cells”.
import-errors-too-much = « { $file } » contient plus de { $what }, bien plus qu’un tournoi n’en demande. Copiez les feuilles de résultats dans un nouveau classeur et importez celui-ci.
import-errors-too-many-unplaced = « { $file } » contient des tables, et plus d’un demi-million de cellules qui ne sont pas des résultats. Copiez les feuilles de résultats dans un nouveau classeur et importez celui-ci.
# $limit is a number of megabytes.
import-errors-too-much-memory = « { $file } » demande plus de { $limit } Mo de mémoire, bien plus qu’un tournoi n’en demande. Il est peut-être endommagé, ou fait pour nuire. Si vous savez d’où il vient, ouvrez-le dans votre tableur, enregistrez une copie en .csv et importez la copie.
# $limit is a number of seconds.
import-errors-too-slow = « { $file } » n’a pas été lu en { $limit } secondes, Topboard a donc interrompu la lecture. Copiez les feuilles de résultats dans un nouveau classeur et importez celui-ci.
import-errors-stopped = « { $file } » n’a pas été lu, parce que la lecture a été interrompue. Réimportez-le.
# $detail is from the group “Why the reading did not start” below, or a technical remark in English.
import-errors-not-started = « { $file } » n’a pas été lu : Topboard lit les fichiers dans un processus à part, et ce processus n’a pas pu démarrer ({ $detail }). Redémarrez Topboard et réimportez le fichier.
# $format is a number, the layout of the workbook.
import-errors-newer-format = « { $file } » a été écrit par une version plus récente de Topboard (structure { $format }). Importez-le avec elle, ou installez cette version ici ; le fichier est inchangé.
# $sheets are lines, one for each sheet, with the reason why nothing on it was recognised. The words of the heading row are typed so.
import-errors-nothing-recognised =
    rien dans « { $file } » n’a été reconnu comme des tables, des parties ou un classement.
    { $sheets }
    Donnez à chaque tableau une ligne d’en-tête comme : Ronde, Table, Pays, Joueur, Centres ; puis réimportez-le.

## What a file is that is no workbook: “results.pdf” is a PDF, not a workbook. Brackets say what to do.

import-errors-is-pdf = un PDF
import-errors-is-picture = une image
import-errors-is-text-document = un document texte
import-errors-is-compressed-file = un fichier compressé
import-errors-is-program = un programme
# Numbers is a program of Apple. Say its commands as they are named in your language.
import-errors-is-numbers-workbook = un classeur de Numbers (ouvrez-le dans Numbers, choisissez Fichier, Exporter vers, Excel, et importez ce fichier-là)
import-errors-is-document-or-presentation = un document texte ou une présentation
import-errors-is-archive = une archive d’autres fichiers
# $workbook is the name of the workbook.
import-errors-is-mark-of-open-workbook = le fichier de verrouillage d’un classeur ouvert dans un tableur (enregistrez et fermez-y le classeur, et importez « { $workbook } »)
# Say the commands of Google as they are named in your language.
import-errors-is-google-link = un lien vers une feuille Google, sans ses cellules (ouvrez la feuille dans le navigateur, choisissez Fichier, Télécharger, Microsoft Excel, et importez ce fichier-là)
import-errors-is-link = un lien vers une page, sans la page (ouvrez la page dans le navigateur, enregistrez-la ou copiez le tableau, et importez cela)
import-errors-is-mail-without-table = un courriel ou une page web enregistrée, sans tableau (copiez-y les résultats et collez-les)
import-errors-is-unknown-xml = un fichier XML sans tableau que Topboard connaisse (ouvrez-le dans votre tableur et enregistrez-le en .xlsx)
import-errors-is-page-of-frames = une page web dont les tableaux sont dans d’autres fichiers (ouvrez-la dans votre tableur et enregistrez-la en .xlsx)
import-errors-is-page-without-table = une page web sans tableau (ouvrez-la dans votre tableur et enregistrez-la en .xlsx)
import-errors-is-unknown-format = ni du texte ni d’un format connu

## More than this: “results.xlsx” holds more than 8 million cells.

import-errors-most-sheets = 2000 feuilles
import-errors-most-cells = 8 millions de cellules
import-errors-most-text-of-cell = 1 Mo de texte dans une cellule
import-errors-most-text = 256 Mo de texte

## Why a file is damaged: “results.xlsx” is damaged and cannot be read (it has too many parts). “It” is the file.

import-errors-too-many-parts = il a trop d’éléments
import-errors-contradicts-itself = son contenu se contredit
# $error is a technical remark in English.
import-errors-no-xml = son contenu n’est pas du XML : { $error }
# An archive is a packed file. $error is a technical remark in English.
import-errors-broken-archive = son archive est défectueuse : { $error }
import-errors-ends-too-early = son contenu finit trop tôt
import-errors-no-list-of-sheets = il n’a pas de liste de feuilles ; il est peut-être tronqué
# $error is a technical remark in English.
import-errors-may-be-cut-short = { $error } ; il est peut-être tronqué
import-errors-list-of-sheets-contradicts-itself = sa liste de feuilles se contredit
# A record is a part of the file.
import-errors-cell-in-no-record = une cellule n’est dans aucun enregistrement
import-errors-cell-outside-of-sheet = une cellule est en dehors de sa feuille
import-errors-shared-content = plusieurs de ses feuilles ont un seul et même contenu
import-errors-row-too-wide = une ligne d’un tableau a plus de 16 384 colonnes
import-errors-reader-ended-early = le processus qui le lisait s’est terminé trop tôt

## Why the reading did not start: … and that process could not be started (it has no pipes).

# The process cannot send and receive anything.
import-errors-no-pipes = il n’a pas de canaux de communication
import-errors-memory-not-limited = sa mémoire n’a pas pu être limitée
import-errors-other-version-installed = une autre version de Topboard a été installée entre-temps

## Why a file is no text of a dispute of orders. “It” is the file.

import-errors-text-too-long = il dépasse 4 Mo
import-errors-no-text = ce n’est pas du texte. Enregistrez-le comme texte brut en UTF-8
