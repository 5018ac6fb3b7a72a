import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/**
 * Lines of JSON on standard output. Nothing that opens a door is ever handed to it: no cookies, no headers, no whole
 * table codes, no tiles.
 */
export const openLog = ({ logLevel }: Pick<Config, 'logLevel'>): Log =>
  pino({ level: logLevel, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });

/** Enough of a code to find a table's lines in a log, too little to enter it. */
export const codeForLog = (code: string): string => `${code.slice(0, 3)}…`;
