import { PLAYERS } from '@gorrion/rules';
import { z } from 'zod';
import { LONGEST_TEXT, MOST_TALK, QUICK_WORDS, type TalkLine } from '../chat.ts';
import { lengthOf } from '../plainText.ts';
import { shortText } from './texts.ts';

/** Code units of a sign at the most; the text itself is counted in signs. */
const UNITS = 6;

const said = { player: z.literal(PLAYERS), at: z.number().min(0).max(1e15) };

/** What a file holds beside its record of what its players said. */
export const talkSchema = z
  .array(
    z.union([
      z.strictObject({
        ...said,
        text: shortText(LONGEST_TEXT * UNITS).refine(text => lengthOf(text) <= LONGEST_TEXT),
      }),
      z.strictObject({ ...said, word: z.enum(QUICK_WORDS) }),
    ]),
  )
  .max(MOST_TALK) satisfies z.ZodType<readonly TalkLine[]>;
