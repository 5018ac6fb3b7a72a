import type { ByPlayer } from '@gorrion/rules';
import type { Entry } from './events.ts';
import type { BotLevel, TableSettings } from './settings.ts';
import type { ShuffleProof } from './shuffle.ts';
import type { TableCode, TableViewer } from './state.ts';

/**
 * A finished hand for a referee who was not there: the opened shuffle, from which the wall can be rebuilt, and every
 * fact in order, as one viewer saw it.
 */
export interface HandTranscript {
  readonly format: 'gorrion-hand/2';
  readonly table: TableCode;
  readonly settings: TableSettings;
  /** Counts from 1. */
  readonly game: number;
  readonly hand: number;
  readonly viewer: TableViewer;
  /** `bot` is the bot's level. */
  readonly players: ByPlayer<{ readonly name: string; readonly bot?: BotLevel }>;
  readonly shuffle: ShuffleProof;
  /** Every opened shuffle of the game up to this hand, void attempts included, in order. */
  readonly shuffles: readonly ShuffleProof[];
  readonly facts: readonly Pick<Entry, 'at' | 'event'>[];
}
