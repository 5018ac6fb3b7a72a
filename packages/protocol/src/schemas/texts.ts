import { z } from 'zod';
import { LONGEST_TEXT } from '../chat.ts';
import { lengthOf, plainLine, plainLines, plainName } from '../plainText.ts';

/*
 * Schemas of every text that people send and others see. What they read is clean: no field takes a text of people in any
 * other way. Lengths are those of the clean text in code units, where nothing else is said.
 */

/** How much longer than its clean form a text may arrive (code units). */
const rawOf = (longest: number) => 4 * longest + 64;
const text = (longest: number) => z.string().max(rawOf(longest), { abort: true });

/** One line that may be empty. */
export const openText = (longest: number) => text(longest).overwrite(plainLine).max(longest);

/** One line. */
export const shortText = (longest: number) => openText(longest).min(1);

/** A line of a chat. Looser than `LONGEST_TEXT`, which counts visible characters later; under 4 KB even in Chinese. */
export const chatText = openText(6 * LONGEST_TEXT);

/** Several lines; may be empty. */
export const longText = (longest: number) => text(longest).overwrite(plainLines).max(longest);

/** A name, as long as readers count it (signs); may be empty. */
export const openName = (longest: number) =>
  text(longest)
    .overwrite(plainLine)
    .refine(name => lengthOf(name) <= longest);

/** A name that somebody gives to a person (signs); it never reads as one that the program made. */
export const personName = (longest: number) => openName(longest).overwrite(plainName).min(1);

/** Longest name on a chair (signs): that of an event's player, with the mark that tells it from another. */
const LONGEST_SHOWN = 64;

/** A name as the program itself has shown it; may be empty. */
export const shownName = z
  .string()
  .max(1200, { abort: true })
  .overwrite(plainLine)
  .refine(name => lengthOf(name) <= LONGEST_SHOWN);

/** A text from which a hash is made: it stays as it is, or is refused. */
export const exactText = (longest: number) =>
  z
    .string()
    .max(longest, { abort: true })
    .refine(exact => plainLine(exact) === exact);

const isZone = (zone: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: zone }) !== undefined;
  } catch {
    return false;
  }
};

/** An IANA time zone. */
export const zoneSchema = z
  .string()
  .max(64, { abort: true })
  .regex(/^[\w+/-]+$/)
  .refine(isZone);
