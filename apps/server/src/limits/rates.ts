import type { Rate } from './bucket.ts';

/** Requirement 26 of the server: what one person needs, with room to spare, and no more. */
export const PLAYER: Rate = { burst: 20, perSecond: 5 };
export const WATCHER: Rate = { burst: 5, perSecond: 1 };
export const HANDSHAKES: Rate = { burst: 10, perSecond: 1 };
/** What a socket that was cut for its offences costs its address: a quarter of a minute before it may knock again. */
export const FINE_FOR_OFFENCES = 25;
/** Ten guesses a minute against 39 bits. */
export const WRONG_CODES: Rate = { burst: 10, perSecond: 10 / 60 };
/** A log is read and folded for each: what a club behind one address needs at the end of a hand. */
export const TRANSCRIPTS: Rate = { burst: 40, perSecond: 1 };
/** What one person says to others. */
export const TALK: Rate = { burst: 5, perSecond: 1 / 2 };
/** Messages that no page of ours sends, or too many of them; beyond this the socket is closed. */
export const OFFENCES: Rate = { burst: 20, perSecond: 1 / 3 };
