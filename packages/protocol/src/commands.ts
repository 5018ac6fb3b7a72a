import type { Player, SeatCommand } from '@gorrion/rules';
import type { BotLevel } from './settings.ts';
import type { ShuffleObjection } from './shuffle.ts';
import type { PersonId, Switches } from './state.ts';

/** What a person may ask of a table. Seats of the hand are filled in by the table: nobody can speak for another. */
export type TableCommand =
  | { readonly type: 'sit'; readonly place?: Player }
  | { readonly type: 'stand' }
  /** Host, before the game. */
  | { readonly type: 'add-bot'; readonly place?: Player; readonly level: BotLevel }
  /**
   * Host: before the game anybody; during it a person who is away, whose seat is then played for him; after it a bot,
   * or a person who has kept the others waiting for a minute.
   */
  | { readonly type: 'remove'; readonly place: Player }
  /** Host, at any time: somebody who watches; he does not come back to this table. */
  | { readonly type: 'show-out'; readonly person: PersonId }
  /** Host, at any time: a player who is here is the host from now on. */
  | { readonly type: 'pass-host'; readonly place: Player }
  | { readonly type: 'start' }
  /** What a page gives to a shuffle, in hex: first its seal, then the nonce itself, for one list of seals. */
  | { readonly type: 'seal-nonce'; readonly context: string; readonly seal: string }
  | { readonly type: 'open-nonce'; readonly context: string; readonly list: string; readonly nonce: string }
  /** The page does not trust the shuffle. */
  | { readonly type: 'refuse-shuffle'; readonly context: string; readonly reason: ShuffleObjection }
  /** The player plays on though the server lost a hand that their page knew. */
  | { readonly type: 'accept-loss'; readonly context: string }
  /** During the game. */
  | { readonly type: 'act'; readonly action: SeatAction }
  | { readonly type: 'ready' }
  | { readonly type: 'ask-pause'; readonly isWanted: boolean }
  | { readonly type: 'ask-end'; readonly isWanted: boolean }
  | { readonly type: 'switch'; readonly switches: Switches }
  | { readonly type: 'leave' }
  | { readonly type: 'reclaim' }
  | { readonly type: 'close' };

/** A seat's command without the seat. */
export type SeatAction = SeatCommand extends infer C ? (C extends SeatCommand ? Omit<C, 'seat'> : never) : never;

/** `id` is made by the client (128 bit, hex); `answers` is the newest event number its sender had seen. */
export interface Envelope {
  readonly id: string;
  readonly answers: number;
  readonly command: TableCommand;
}
