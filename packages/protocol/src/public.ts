/*
 * What `@gorrion/protocol` is for others: the types of what crosses the wire and of what is kept of games, and the few
 * values that a client needs with them. What stands here keeps its name within a major version; when a message changes its
 * shape, `PROTOCOL_VERSION` rises.
 */

export type * from './archive.ts';
export type { Watcher } from './casts.ts';
export { type ChatContent, type ChatLine, type ChatRoom, QUICK_WORDS, type QuickWord } from './chat.ts';
export type * from './clock.ts';
export type * from './commands.ts';
export type * from './dispute.ts';
export type * from './errors.ts';
export type * from './events.ts';
export type * from './messages.ts';
export { botOfName, type GeneratedName, generatedName } from './names.ts';
export type * from './playNow.ts';
export type * from './publicApi.ts';
export { type GameId, type GameRecord, type GameSheet, RECORD_FORMAT, type SheetLine } from './record.ts';
export { REFUSALS, type Refusal } from './refusals.ts';
export type * from './review.ts';
export { isContradictory, rulesetOf } from './rulesOfTable.ts';
export type * from './settings.ts';
export type * from './sheet.ts';
export type * from './shuffle.ts';
export type * from './state.ts';
export type * from './teaching.ts';
export type * from './together.ts';
export type * from './tokens.ts';
export type * from './transcript.ts';
export type * from './umpire.ts';
export { LOG_VERSION, PROTOCOL_VERSION } from './version.ts';
