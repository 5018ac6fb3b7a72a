import { PLAYERS } from '@gorrion/rules';
import { z } from 'zod';
import { LONGEST_TEXT, MOST_TALK, QUICK_WORDS, type TalkLine } from '../chat.ts';
import { lengthOf } from '../plainText.ts';
import { chatText } from './texts.ts';

const said = { player: z.literal(PLAYERS), at: z.number().min(0).max(1e15) };

/** What a file holds beside its record of what its players said. */
export const talkSchema = z
  .array(
    z.union([
      z.strictObject({
        ...said,
        text: chatText.min(1).refine(text => lengthOf(text) <= LONGEST_TEXT),
      }),
      z.strictObject({ ...said, word: z.enum(QUICK_WORDS) }),
    ]),
  )
  .max(MOST_TALK) satisfies z.ZodType<readonly TalkLine[]>;
