export * from './clock/deadlines.ts';
export { clockOf } from './clock/presets.ts';
export { type EventOrder, openingOfEvent } from './decide/chore.ts';
export type { Caller, Context, Decision } from './decide/context.ts';
export { decideTable } from './decide/decide.ts';
export { disputeOf } from './dispute/disputeOf.ts';
export { type Difference, type Recount, recount } from './dispute/recount.ts';
export { type BotzoneText, botzoneText } from './exports/botzone.ts';
export { mjaiLines } from './exports/mjai.ts';
export type {
  CastDesk,
  ChatDesk,
  LedgerWatchDesk,
  LobbyDesk,
  QueueDesk,
  TableDesk,
  TogetherDesk,
  TranscriptDesk,
} from './hosting/desks.ts';
export { Feed } from './hosting/feed.ts';
export { createHandlers, type Handlers } from './hosting/handlers.ts';
export type { Page } from './hosting/page.ts';
export { Recovery, type RecoveryPorts } from './hosting/recovery.ts';
export type { RunningTable, TableMaker } from './hosting/runningTable.ts';
export { type HostedTable, restoreTable, TableHost } from './hosting/tableHost.ts';
export type { ForeignSource } from './imports/foreign.ts';
export type { ImportNote } from './imports/foreignRecord.ts';
export { type ImportFault, type ReadForeign, readForeign } from './imports/readForeign.ts';
export { checkLine, type LineFault, type NewLine } from './lines/checkLine.ts';
export * from './lines/playLine.ts';
export { distinctName } from './names/distinct.ts';
export { askedClaims, isSilent, movesByItself } from './people/armed.ts';
export { type Awaited, awaitedOf, beginsGame } from './people/awaited.ts';
export { isBetweenHands, mayTakeBotSeat, openBotSeats } from './people/botSeats.ts';
export { whyNotCast } from './people/casting.ts';
export * from './people/forms.ts';
export { absentees, losesAt } from './people/lateness.ts';
export { freeMark, MARKS, ownMark } from './people/marks.ts';
export { misfitAt } from './people/misfit.ts';
export { finesOf, isCorrected, isGivenBack, penaltiesOfHand, penaltiesPaid, sheetSum } from './people/penalties.ts';
export * from './people/people.ts';
export * from './people/rematch.ts';
export { shownState } from './people/streamOf.ts';
export * from './people/talk.ts';
export { isTeacher, isTeacherHere } from './people/teacher.ts';
export { isByTeacher, TEACHER_PATIENCE } from './people/teacherActs.ts';
export { digestOfKey, digestOfOwnKey } from './people/umpireKey.ts';
export { WIND_LIMIT } from './people/windLimit.ts';
export * from './ports/ports.ts';
export { assertNext, StaleAppend, StaleOwner } from './ports/stale.ts';
export { momentWithNames, momentWithoutNames, withoutNames } from './record/anonymous.ts';
export { attendanceOf, leftBehind } from './record/attendance.ts';
export { finishedGames, openHands } from './record/gameRecord.ts';
export { type GameWords, gameText } from './record/gameText.ts';
export {
  checkRecord,
  completedRecord,
  damagedAt,
  MOST_CHARACTERS,
  type ReadRecord,
  type RecordFault,
  readRecord,
  type ShapeCheck,
} from './record/readRecord.ts';
export * from './record/replay.ts';
export { recordOf, sheetLines, sheetOf, summaryOf } from './record/sheetOf.ts';
export type { CommandResult } from './runtime/answerRing.ts';
export { type BotGame, playBotGame } from './runtime/botGame.ts';
export { digestOfCommand, RecentAnswers } from './runtime/recentAnswers.ts';
export { Table } from './runtime/table.ts';
export type { Ports } from './runtime/tablePorts.ts';
export { boundCommitment, boundSeal, contextOf, listOf, NO_PREVIOUS, type ShuffleBinding } from './shuffle/bytes.ts';
export * from './shuffle/chain.ts';
export { digestOf } from './shuffle/commit.ts';
export * from './shuffle/memory.ts';
export { oldNonceFor, oldSealOf } from './shuffle/oldNonces.ts';
export * from './shuffle/page.ts';
export { isStarting, pendingShuffle, withheld } from './shuffle/pendingShuffle.ts';
export { type Chance, chanceOf, mixOf, type Purpose, randomOf } from './shuffle/random.ts';
export { sealedCommitment, type VerifiedDeal, verifySealed } from './shuffle/sealed.ts';
export { commitmentTo, freshSecret, type Secret } from './shuffle/secret.ts';
export * from './shuffle/verify.ts';
export { rebuildsWall, wallStandsUntil } from './shuffle/wall.ts';
export { evolveTable, type Fact, replayTable, VIEWERS } from './state/evolve.ts';
export { transcriptOf } from './state/transcript.ts';
export * from './state/unopened.ts';
export { upcast } from './state/upcast.ts';
export * from './state/view.ts';
export {
  dealText,
  type KeptLesson,
  type LessonDeal,
  type LessonFault,
  LONGEST_LESSON_NAME,
  LONGEST_LESSON_NOTE,
  lessonText,
  MOST_LESSON_DEALS,
  readKeptLesson,
  readLesson,
  type StoredLesson,
} from './teaching/lessonFile.ts';
export { type DealFault, dealFault, namedTiles, preparedOf, sizeAt } from './teaching/prepared.ts';
