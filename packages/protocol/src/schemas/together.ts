import { KINDS, PLAYERS, type Tile } from '@gorrion/rules';
import { z } from 'zod';
import { type ReviewCommand, type ReviewPlace, type ReviewView, TILE_ZONES, type TileSpot } from '../together.ts';
import { chatText } from './texts.ts';

/* Schemas of what people send to a review. Unknown keys are refused; numbers and texts are bounded. */

/** More moves than a hand can have, and more hands than a game. */
const index = (most: number) => z.int().min(0).max(most);
const seat = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);

export const reviewPlaceSchema = z.strictObject({
  hand: index(99),
  move: index(2000),
  line: z
    .string()
    .regex(/^[a-z]\d{1,5}$/)
    .nullable(),
}) satisfies z.ZodType<ReviewPlace>;

const reviewView = z.strictObject({
  player: z.literal(PLAYERS),
  opens: z.enum(['all', 'own', 'none']),
}) satisfies z.ZodType<ReviewView>;

const tileSpot = z.strictObject({
  zone: z.enum(TILE_ZONES),
  seat,
  tile: index(KINDS - 1).transform(kind => kind as Tile),
  copy: index(3),
}) satisfies z.ZodType<TileSpot>;

export const reviewCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('be'),
    at: reviewPlaceSchema,
    view: reviewView,
    isFollowing: z.boolean(),
    pointsAt: tileSpot.nullable(),
  }),
  z.strictObject({ type: z.literal('take-lead') }),
  z.strictObject({ type: z.literal('offer-lead'), to: index(1_000_000).nullable() }),
  z.strictObject({ type: z.literal('end-lead') }),
  z.strictObject({ type: z.literal('ask-vote'), at: reviewPlaceSchema, events: index(2000), seat }),
  z.strictObject({ type: z.literal('vote'), choice: index(99) }),
  z.strictObject({ type: z.literal('show-votes') }),
  z.strictObject({ type: z.literal('end-vote') }),
  z.strictObject({ type: z.literal('say'), text: chatText, at: reviewPlaceSchema }),
]) satisfies z.ZodType<ReviewCommand>;
