import { z } from 'zod';

/* What facts and commands both hold: something of each seat or player, and melds. */

export const four = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]);
export const byFour = <T extends z.ZodType>(each: T) => z.tuple([each, each, each, each]);

/** A meld of such tiles. */
export const meldOf = <T extends z.ZodType>(kind: T) =>
  z.union([
    z.strictObject({ kind: z.literal('chow'), low: kind, claimed: kind, from: four }),
    z.strictObject({ kind: z.literal('pung'), tile: kind, from: four }),
    z.strictObject({ kind: z.literal('kong'), tile: kind, form: z.literal('concealed') }),
    z.strictObject({ kind: z.literal('kong'), tile: kind, form: z.enum(['melded', 'promoted']), from: four }),
  ]);
