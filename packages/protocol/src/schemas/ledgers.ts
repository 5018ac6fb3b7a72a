import { z } from 'zod';
import { envelopeOf, idSchema } from './commands.ts';
import { openText } from './texts.ts';

/* What a page sends about groups and events; each kind of ledger knows the shapes of its own wishes and commands. */

/** The wish for a new ledger, with the client's id of it. */
export const ledgerWishSchema = z.strictObject({ id: idSchema, wish: z.unknown() });

/** A command to a ledger, with the client's id of it. */
export const ledgerCallSchema = envelopeOf(z.unknown());

/** The key of a group's link, for its name. */
export const groupDoorSchema = z.strictObject({ key: openText(64) });

/** A game to be added to a group. */
export const groupGameSchema = z.strictObject({ game: openText(60) });
