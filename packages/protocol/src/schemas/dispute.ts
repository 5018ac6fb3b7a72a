import { KINDS, type Tile } from '@gorrion/rules';
import { z } from 'zod';
import { DISPUTE_FORMAT, type Dispute } from '../dispute.ts';
import { count, fan, melds, points, ruleset } from './facts.ts';
import { byFour, four } from './fours.ts';
import { gameIdSchema } from './record.ts';
import { openText, shownName } from './texts.ts';

/* The schema of one won hand as a file. */

/** A tile that lies open: none is hidden in a hand that is over. */
const open = z
  .int()
  .min(0)
  .max(KINDS - 1)
  .transform(kind => kind as Tile);
const few = (most: number) => z.array(open).max(most);
const number = z.int().min(0).max(200);

const seat = z.strictObject({
  player: four,
  name: shownName,
  concealed: few(14),
  melds,
  flowers: few(8),
  discards: z.array(z.strictObject({ tile: open, isClaimed: z.literal(true).optional() })).max(144),
});

const claim = z.strictObject({
  seatWind: four,
  prevalentWind: four,
  selfDrawn: z.boolean(),
  lastOfWall: z.boolean(),
  lastOfKind: z.boolean(),
  afterKong: z.boolean(),
  robbingKong: z.boolean(),
  flowers: z.int().min(0).max(8),
  isDealt: z.boolean().optional(),
  melds,
  concealed: few(14),
  winningTile: open,
});

const payment = z.strictObject({
  reason: z.enum(['self-drawn', 'discarded', 'robbed', 'base', 'wins', 'nothing']),
  base: points,
  points,
  isDoubled: z.literal(true).optional(),
  penalty: points,
  change: points,
});

/** A won hand as a file holds it. Unknown keys are refused; numbers and texts are bounded. */
export const disputeSchema = z.strictObject({
  format: z.literal(DISPUTE_FORMAT),
  engine: z.strictObject({ version: openText(40), log: number }),
  game: gameIdSchema.optional(),
  hand: z.int().min(1).max(99),
  round: four,
  rules: ruleset,
  seats: byFour(seat),
  wallLeft: number,
  win: z.strictObject({ seat: four, from: four, robbed: z.boolean(), claim, count: count.optional() }),
  score: z.strictObject({
    total: points,
    flowers: number,
    fans: z
      .array(z.strictObject({ id: fan, times: z.int().min(1).max(9), points, articles: z.array(number).max(20) }))
      .max(90),
  }),
  payments: byFour(payment),
}) as unknown as z.ZodType<Dispute>;
