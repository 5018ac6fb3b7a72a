import type { ByPlayer, Player, SessionEvent } from '@gorrion/rules';
import type { ClockPreset } from './clock.ts';
import type { TableSettings } from './settings.ts';
import type { BoundShuffleProof, ShuffleAddress, ShuffleChair, ShuffleObjection, TableAddress } from './shuffle.ts';
import type { Chair, PersonId, Presence, Switches } from './state.ts';

/** A fact of a table. Session and hand facts are nested, so that one log tells everything and one fold serves all. */
export type TableEvent =
  | {
      readonly type: 'table-opened';
      readonly settings: TableSettings;
      /** What the clock of the settings allows, as figures: fixed with the table like its rules. */
      readonly clock: ClockPreset;
      readonly host: PersonId;
      /** Logs are older than this. */
      readonly address?: TableAddress;
    }
  /** A table that was opened before addresses were kept learns its own from the first page that comes. */
  | { readonly type: 'address-learned'; readonly address: TableAddress }
  | { readonly type: 'seated'; readonly place: Player; readonly who: Chair }
  | { readonly type: 'renamed'; readonly place: Player; readonly name: string }
  | {
      readonly type: 'presence-changed';
      readonly place: Player;
      readonly presence: Presence;
      /** Server ms: after a game the table counts from here how long this person keeps the others waiting. */
      readonly since?: number;
    }
  /** The host took this person off his place. */
  | { readonly type: 'barred'; readonly person: PersonId }
  /** The host does not let this person watch any more. Known to the log only: he is told by the server, the others need not know. */
  | { readonly type: 'shown-out'; readonly person: PersonId }
  | { readonly type: 'host-changed'; readonly host: PersonId }
  /** The draw of seats: `order[letter]` is the chair whose occupant gets that letter (ruling 3). */
  | { readonly type: 'seats-drawn'; readonly order: ByPlayer<Player> }
  /** The secret is known to the server's log only; a viewer gets the commitment. */
  | {
      readonly type: 'shuffle-committed';
      readonly handNumber: number;
      readonly commitment: string;
      readonly secret: { readonly salt: string; readonly seed: string } | undefined;
      /** Format 2: the chairs whose pages are asked for a nonce; undefined = the server's seed alone (log 1). */
      readonly asked?: readonly Player[];
      /** Format 3, since log 4. */
      readonly bound?: Omit<ShuffleAddress, 'handNumber'> &
        Pick<BoundShuffleProof, 'previous' | 'rules' | 'beacon'> & { readonly chairs: ByPlayer<ShuffleChair> };
    }
  | { readonly type: 'nonce-sealed'; readonly place: Player; readonly seal: string }
  /** All have sealed, or the time for it is over; `list` is the digest of the seals in format 3. */
  | { readonly type: 'nonces-called'; readonly list?: string }
  | { readonly type: 'nonce-opened'; readonly place: Player; readonly nonce: string }
  /** A page does not trust the shuffle, and why. */
  | { readonly type: 'shuffle-refused'; readonly place: Player; readonly reason: ShuffleObjection }
  /** The server lost a hand that this player's page knew; the player plays on. */
  | { readonly type: 'loss-accepted'; readonly place: Player }
  /** Sealed nonces were not opened in time: nothing is dealt from this attempt, and another one follows. */
  | {
      readonly type: 'shuffle-void';
      readonly withheld: readonly Player[];
      readonly salt: string;
      readonly seed: string;
    }
  | {
      readonly type: 'shuffle-opened';
      readonly handNumber: number;
      readonly salt: string;
      readonly seed: string;
    }
  | { readonly type: 'session'; readonly event: SessionEvent }
  | { readonly type: 'readied'; readonly place: Player }
  | { readonly type: 'pause-asked'; readonly place: Player; readonly isWanted: boolean }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'end-asked'; readonly place: Player; readonly isWanted: boolean }
  /** Private to its owner. Logs are older than some of the switches: one that is not named is as it is by default. */
  | { readonly type: 'switched'; readonly place: Player; readonly switches: Partial<Switches> }
  /** The server was away: clocks move by the downtime and a grace (milliseconds). */
  | {
      readonly type: 'clock-shifted';
      readonly by: number;
      /** The server was restarted while nonces were gathered: their limits move twice in an attempt, and not again. */
      readonly isRestart?: true;
    }
  | { readonly type: 'rematch-begun' }
  | { readonly type: 'table-closed' };

/** As stored and as sent: `at` is server time in ms; `seq` counts what this log, or this viewer, has. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly event: TableEvent;
  /** In the stored log only, with the last entry of a command: a repeat after a restart gets the same answer. */
  readonly cause?: { readonly by: PersonId; readonly id: string; readonly digest: string };
}
