import type { BotLevel } from '@gorrion/protocol';
import type { Tally } from './tally.ts';

/** The hands of four bots of one level, counted for all four. */
export interface FieldLevel extends Tally {
  /** Hands that were dealt; each counts for four players. */
  readonly dealt: number;
  /** The text from which the hands follow. */
  readonly seed: string;
}

/** What others do: hands of bots among themselves, by their level. `bin/field.ts` plays and counts them. */
export type Field = Readonly<Record<BotLevel, FieldLevel>>;

/** Loads what was counted. Rejects if it cannot be fetched. */
export async function loadField(): Promise<Field> {
  return (await import('./field.json', { with: { type: 'json' } })).default;
}
