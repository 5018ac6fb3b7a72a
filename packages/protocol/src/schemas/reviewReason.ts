import { KINDS, SCORED_FANS, SEATS, type Tile } from '@gorrion/rules';
import { z } from 'zod';
import type { ReviewReason } from '../reviewReason.ts';

/* Schemas of the sentences of a review. The page fills templates with these numbers, so each has its exact shape. */

export const count = (most: number) => z.int().min(0).max(most);
export const seat = z.literal(SEATS);
/** A share or a chance. */
export const share = z.number().min(0).max(1);
export const points = z.number().min(-10_000).max(10_000);
export const distance = z.number().min(0).max(20);
export const fan = z.enum(SCORED_FANS);
export const route = z.string().regex(/^[\w-]{0,60}$/);
export const tile = count(KINDS - 1).transform(kind => kind as Tile);

const copies = count(144);
export const tiles = z.array(tile).max(KINDS);
const call = z.enum(['chow', 'pung', 'kong']);
export const fans = z.array(z.strictObject({ fan, points })).max(SCORED_FANS.length);
const of = <Id extends string, Shape extends z.core.$ZodLooseShape>(id: Id, shape: Shape) =>
  z.strictObject({ id: z.literal(id), ...shape });
const used = { tile, set: tiles, fans };
const ready = { tiles, live: copies, least: points, most: points, isSelfDrawn: z.boolean() };
const both = <T extends z.ZodType>(each: T) => ({ best: each, played: each });
const minimum = points;

export const reviewReasonSchema = z.discriminatedUnion('id', [
  of('win-refused', { points }),
  of('flower-kept', { flowers: count(8) }),
  of('ready-below-minimum', { points, minimum }),
  of('wider-below-minimum', { points, minimum, ...both(copies) }),
  of('self-draw-only', { points, minimum }),
  of('dead-wait', { tiles }),
  of('ready-missed', ready),
  of('wider-wait', { tiles: tiles.optional(), ...both(copies) }),
  of('further-away', both(distance)),
  of('no-way-left', { minimum }),
  of('scarce-tile', { tile, live: copies }),
  of('worth-more', both(points)),
  of('route-closed', { route, points }),
  of('route-opened', { route, points }),
  of('secures-points', { ...both(points), minimum }),
  of('concealed-fans-lost', { call, fans }),
  of('call-missed', { call, tile: tile.optional(), ...both(distance) }),
  of('call-without-use', { call, tile: tile.optional(), missing: distance }),
  of('kong-missed', { tile }),
  of('kong-may-be-robbed', { tile, seat, chance: share }),
  of('dangerous', { tile, seat, ...both(share) }),
  of('late-risk', { tile: tile.optional(), left: copies, ...both(share) }),
  of('safety-too-dear', {
    tile: tile.optional(),
    risk: z.strictObject(both(share)),
    chance: z.strictObject(both(share)),
  }),
  of('set-broken', used),
  of('tile-needed', used),
  of('other-hand', both(fans)),
  of('fewer-useful', { tiles, ...both(copies) }),
  of('idle-kept', { tile, fans }),
  of('less-chance', both(share)),
  of('less-value', { loss: points }),
  of('win-taken', { points }),
  of('too-close', { loss: points, plusMinus: points }),
  of('ready', ready),
  of('call-useful', { call, tile: tile.optional(), played: distance, without: distance }),
  of('concealed-fans-kept', { call, fans }),
  of('points-secured', { points, missing: points, minimum }),
  of('route-kept', { route, points }),
  of('safer', { played: share, other: share }),
  of('only-choice', { isDiscard: z.boolean(), gap: points }),
  of('equal-choices', { count: count(40), isAtLeast: z.boolean() }),
  of('tile-idle', { tile, fans }),
  of('expert-choice', {}),
]) satisfies z.ZodType<ReviewReason>;
