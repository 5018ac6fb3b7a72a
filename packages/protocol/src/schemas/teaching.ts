import { KINDS, type Tile } from '@gorrion/rules';
import { z } from 'zod';
import { LONGEST_QUESTION, MOST_POINTED, type PreparedDeal, type TeacherAct } from '../teaching.ts';
import { byFour, four, meldOf } from './fours.ts';
import { shortText } from './texts.ts';

/* Schemas of what a teacher does. Whether tiles make a deal, the table says. */

const tile = z
  .int()
  .min(0)
  .max(KINDS - 1)
  .transform(kind => kind as Tile);
const text = shortText(LONGEST_QUESTION).optional();

const meld = meldOf(tile);
const discard = z.strictObject({
  tile,
  nth: z.int().min(0).max(143),
  claimedBy: four.optional(),
  meld: meld.optional(),
  isDrawn: z.literal(true).optional(),
});
const seat = z.strictObject({
  melds: z.array(meld).max(4),
  flowers: z.array(tile).max(8),
  discards: z.array(discard).max(40),
});

const preparedDeal = z.strictObject({
  dealer: four,
  hands: byFour(z.array(tile).max(14)),
  wall: z.array(tile).max(144).optional(),
  open: z.strictObject({ seats: byFour(seat), turn: four }).optional(),
}) satisfies z.ZodType<PreparedDeal>;

const pointed = z.strictObject({
  player: four,
  zone: z.enum(['hand', 'melds', 'river']),
  tiles: z.array(tile).max(MOST_POINTED),
  text,
});

export const teacherActSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['pause', 'go-on', 'take-back', 'from-start']) }),
  z.strictObject({ kind: z.literal('deal'), deal: preparedDeal.optional() }),
  z.strictObject({ kind: z.literal('try-again'), player: four, text }),
  z.strictObject({ kind: z.literal('point'), at: pointed.optional() }),
  z.strictObject({ kind: z.literal('open-hands'), isOpen: z.boolean() }),
]) satisfies z.ZodType<TeacherAct>;
