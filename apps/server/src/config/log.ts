import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/**
 * Opens the log: lines of JSON on standard output. Callers never pass it secrets: no cookies, headers, whole table
 * codes or tiles.
 */
export const openLog = ({ logLevel }: Pick<Config, 'logLevel'>): Log =>
  pino({ level: logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });

/** Returns the part of a table's code that is logged: enough to find its lines, too little to enter the table. */
export const codeForLog = (code: string): string => `${code.slice(0, 3)}…`;

/** Ms for which a failure that comes again is counted, and not logged. */
const QUIET = 60_000;

/**
 * Returns a function that logs failures of what is tried again and again: under one sentence once a minute, with how many it
 * has left out since.
 */
export function sparingly(log: Pick<Log, 'error'>, now: () => number = () => performance.now()) {
  const told = new Map<string, { readonly at: number; leftOut: number }>();
  return (error: unknown, sentence: string): void => {
    const last = told.get(sentence);
    if (last && now() - last.at < QUIET) {
      last.leftOut++;
      return;
    }
    told.set(sentence, { at: now(), leftOut: 0 });
    log.error({ err: error, ...(last && { leftOut: last.leftOut }) }, sentence);
  };
}
