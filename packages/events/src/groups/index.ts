/* What a page needs of a group: what it sees and sends, and the folds over its games. The kind itself is for the server. */

export { type AlbumFan, albumOf, type FanMade, firstsOf } from './album.ts';
export { dayBegins, isDayOf, isEveningOver } from './decideEvening.ts';
export {
  type GroupGame,
  type GroupLine,
  type GroupPlayer,
  gamesOfSeason,
  isCompared,
  memberIn,
  membersIn,
  oldestFirst,
} from './games.ts';
export { calendarEvening, calendarFile } from './ics.ts';
export * from './limits.ts';
export { isTold } from './now.ts';
export { type MemberRating, ratingsOf } from './rating.ts';
export {
  type GameMark,
  type GroupRecords,
  type HandMark,
  RUN,
  type RunMark,
  recordsOf,
  SEASON_GAMES,
  type SeasonMark,
} from './records.ts';
export {
  type Rivalry,
  rivalries,
  type SeasonCourse,
  type SeasonRow,
  seasonCourses,
  seasonTable,
} from './season.ts';
export { FEWEST_AT_TABLE, whoSits } from './seats.ts';
export { GROUP_SETTINGS } from './settings.ts';
export * from './types.ts';
export { momentOf, wallTime, weeklyAfter } from './zones.ts';
