import type { GameRecord, TableState } from '@gorrion/protocol';

/** What is shared: the end or a move of a hand of a game, a whole game, or what lies on a table. */
export type ShareSubject =
  | { readonly of: 'move'; readonly record: GameRecord; readonly hand: string; readonly move: number }
  | { readonly of: 'game'; readonly record: GameRecord }
  | { readonly of: 'table-hand' | 'table-game'; readonly state: TableState };

export interface Shared {
  readonly subject: ShareSubject;
  /** Where others see it; undefined if it is on this device alone. */
  readonly path?: string | undefined;
  /** Where a clip of it is made; undefined where there are no moves. */
  readonly clip?: string | undefined;
  /** What can be copied or sent in words. */
  readonly text?: string | undefined;
}
