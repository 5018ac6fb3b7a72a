import type { ByPlayer } from '@gorrion/rules';
import type { Entry } from './events.ts';
import type { BotLevel, TableSettings } from './settings.ts';
import type { ShuffleProof } from './shuffle.ts';
import type { TableCode, TableViewer } from './state.ts';

/**
 * A hand that is over, for somebody who was not there and is to judge it: the opened shuffle, from which the wall can be
 * rebuilt, and every fact in its order as one viewer was told it.
 */
export interface HandTranscript {
  readonly format: 'gorrion-hand/2';
  readonly table: TableCode;
  readonly settings: TableSettings;
  /** The first game at this table is 1. */
  readonly game: number;
  readonly hand: number;
  readonly viewer: TableViewer;
  /** By letter; `bot` is its level. */
  readonly players: ByPlayer<{ readonly name: string; readonly bot?: BotLevel }>;
  readonly shuffle: ShuffleProof;
  /** Every opened shuffle of the game up to this hand, void attempts too, in their order. */
  readonly shuffles: readonly ShuffleProof[];
  readonly facts: readonly Pick<Entry, 'at' | 'event'>[];
}
