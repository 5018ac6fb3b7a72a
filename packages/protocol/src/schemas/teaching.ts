import { KINDS, type Tile } from '@gorrion/rules';
import { z } from 'zod';
import { LONGEST_QUESTION, MOST_POINTED, type PreparedDeal, type TeacherAct } from '../teaching.ts';
import { shortText } from './texts.ts';

/* Schemas of what a teacher does. Whether tiles make a deal, the table says. */

const tile = z
  .int()
  .min(0)
  .max(KINDS - 1)
  .transform(kind => kind as Tile);
const four = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
const byFour = <T extends z.ZodType>(each: T) => z.tuple([each, each, each, each]);
const text = shortText(LONGEST_QUESTION).optional();

const meld = z.union([
  z.strictObject({ kind: z.literal('chow'), low: tile, claimed: tile, from: four }),
  z.strictObject({ kind: z.literal('pung'), tile, from: four }),
  z.strictObject({ kind: z.literal('kong'), tile, form: z.literal('concealed') }),
  z.strictObject({ kind: z.literal('kong'), tile, form: z.enum(['melded', 'promoted']), from: four }),
]);
const melds = z.array(meld).max(4);
const discard = z.strictObject({
  tile,
  nth: z.int().min(0).max(143),
  claimedBy: four.optional(),
  meld: meld.optional(),
  isDrawn: z.literal(true).optional(),
});
const seat = z.strictObject({ melds, flowers: z.array(tile).max(8), discards: z.array(discard).max(40) });

/** A prepared deal, as a command brings it and a file holds it. */
export const preparedDealSchema = z.strictObject({
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
  z.strictObject({ kind: z.literal('deal'), deal: preparedDealSchema.optional() }),
  z.strictObject({ kind: z.literal('try-again'), player: four, text }),
  z.strictObject({ kind: z.literal('point'), at: pointed.optional() }),
  z.strictObject({ kind: z.literal('open-hands'), isOpen: z.boolean() }),
]) satisfies z.ZodType<TeacherAct>;
