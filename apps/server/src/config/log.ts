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
