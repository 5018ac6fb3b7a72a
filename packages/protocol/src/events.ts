import type { ByPlayer, Player, Sanction, Seat, SessionEvent, SessionState, TwoDice } from '@gorrion/rules';
import type { ClockPreset } from './clock.ts';
import type { TableSettings } from './settings.ts';
import type { LatenessFoul } from './sheet.ts';
import type {
  BoundShuffleProof,
  SealedDeals,
  SealedShuffleProof,
  ShuffleAddress,
  ShuffleChair,
  ShuffleObjection,
  TableAddress,
  WindTile,
} from './shuffle.ts';
import type { Chair, EventTable, Me, PersonId, Presence, Switches } from './state.ts';
import type { Pointed, PositionSet } from './teaching.ts';
import type { Ruling, UmpireKey } from './umpire.ts';

/** A fact of a table. Session and hand facts are nested, so one log and one fold hold everything. */
interface AskedFact {
  readonly place: Player;
  readonly isWanted: boolean;
  readonly refusedBy?: Player;
}

export type TableEvent =
  | {
      readonly type: 'table-opened';
      readonly settings: TableSettings;
      /** Figures of the clock that the settings name, fixed with the table like its rules. */
      readonly clock: ClockPreset;
      readonly host: PersonId;
      /** Older logs lack it. */
      readonly address?: TableAddress;
      /** The log keeps the forms of its sessions. Older logs do not. */
      readonly hasForms?: true;
      /** The table is an event's; `host` is empty then. */
      readonly event?: EventTable;
      /** The table is a teacher's, who is its host without a seat. */
      readonly teacher?: Me;
    }
  /** The host changed the settings before the game. Everybody else on a chair has to agree again. */
  | {
      readonly type: 'settings-changed';
      readonly settings: TableSettings;
      readonly clock: ClockPreset;
      /** The chair of the person who changed them, if they have one. */
      readonly by?: Player;
    }
  | { readonly type: 'agreed'; readonly place: Player }
  /** Sets the address of a table whose log began before addresses were stored, from the first page that connects. */
  | { readonly type: 'address-learned'; readonly address: TableAddress }
  | { readonly type: 'seated'; readonly place: Player; readonly who: Chair }
  | { readonly type: 'renamed'; readonly place: Player; readonly name: string }
  | {
      readonly type: 'presence-changed';
      readonly place: Player;
      readonly presence: Presence;
      /** Server time (ms) from which the table counts how long this person keeps the others waiting after a game. */
      readonly since?: number;
      /** With `left`: a person who was away went by themselves; else the host gave their seat away. */
      readonly isOwn?: true;
    }
  /** The host removed this person from their chair. */
  | { readonly type: 'barred'; readonly person: PersonId }
  /** The host excluded this spectator. In the log only: the server notifies the spectator, no view contains the fact. */
  | { readonly type: 'shown-out'; readonly person: PersonId }
  | { readonly type: 'host-changed'; readonly host: PersonId }
  /** The four wind tiles lie face down, and everybody takes one. */
  | { readonly type: 'winds-laid' }
  /** A chair took a wind tile, or the table took it for them, and it is turned up. */
  | {
      readonly type: 'wind-taken';
      readonly place: Player;
      readonly tile: WindTile;
      readonly wind: Seat;
      readonly isForOther?: true;
    }
  /**
   * The draw of seats: `order[player]` is the chair whose occupant becomes that player (article 3). `throws`: by chair,
   * where dice decided the seats.
   */
  | {
      readonly type: 'seats-drawn';
      readonly order: ByPlayer<Player>;
      readonly throws?: ByPlayer<readonly TwoDice[]>;
    }
  /** Only the server's log holds the secret; views hold the commitment. */
  | {
      readonly type: 'shuffle-committed';
      readonly handNumber: number;
      readonly commitment: string;
      readonly secret: { readonly salt: string; readonly seed: string } | undefined;
      /** Format 2: chairs whose pages contribute a nonce; undefined = the server's seed alone (log 1). */
      readonly asked?: readonly Player[];
      /** Format 3, since log 4. */
      readonly bound?: Omit<ShuffleAddress, 'handNumber'> &
        Pick<BoundShuffleProof, 'previous' | 'rules' | 'beacon'> & { readonly chairs: ByPlayer<ShuffleChair> };
      /** Format 4, since log 7: a deal of a duplicate. */
      readonly sealed?: SealedDeals & Pick<SealedShuffleProof, 'game' | 'rules'>;
    }
  | { readonly type: 'nonce-sealed'; readonly place: Player; readonly seal: string }
  /** Closes the seals: all have come, or their time is over. `list` is the digest of the seals (format 3). */
  | { readonly type: 'nonces-called'; readonly list?: string }
  | { readonly type: 'nonce-opened'; readonly place: Player; readonly nonce: string }
  /** A page does not trust the shuffle. */
  | { readonly type: 'shuffle-refused'; readonly place: Player; readonly reason: ShuffleObjection }
  /** The player plays on although the server lost a hand that their page knew. */
  | { readonly type: 'loss-accepted'; readonly place: Player }
  /**
   * Sealed nonces were not opened in time, or a player had the wall built anew before they were called. Nothing is dealt
   * from this attempt; the table starts another one.
   */
  | {
      readonly type: 'shuffle-void';
      readonly withheld: readonly Player[];
      /** The chair whose player objected to the wall; then nothing was withheld. */
      readonly objectedBy?: Player;
      readonly salt: string;
      readonly seed: string;
    }
  | {
      readonly type: 'shuffle-opened';
      readonly handNumber: number;
      readonly salt: string;
      readonly seed: string;
    }
  /** A sealed deal was played. The table forgets its secret unopened: other tables have the same deal before them. */
  | { readonly type: 'deal-kept'; readonly handNumber: number }
  | { readonly type: 'session'; readonly event: SessionEvent }
  | { readonly type: 'readied'; readonly place: Player }
  /** A wish for a pause or for the end, or that it is withdrawn; `refusedBy` names another player who has refused it. */
  | ({ readonly type: 'pause-asked' } & AskedFact)
  | ({ readonly type: 'end-asked' } & AskedFact)
  | { readonly type: 'paused' }
  /** `isTurnAnew`: who is on turn has the whole time of a turn again. Older logs have the rest of it. */
  | { readonly type: 'resumed'; readonly isTurnAnew?: true }
  /** Private to its player. A switch that an older log does not name has its default. */
  | { readonly type: 'switched'; readonly place: Player; readonly switches: Partial<Switches> }
  /** Moves the clocks after a downtime of the server, by its duration and a grace (ms). */
  | {
      readonly type: 'clock-shifted';
      readonly by: number;
      /** True after a restart while nonces were gathered. Their limits move at most twice in an attempt. */
      readonly isRestart?: true;
    }
  /**
   * The host made a link for the umpire: `digest` is the SHA-256 (hex) of its key. Or an event says which of its helpers
   * may come: `keys`. What was said before is void.
   */
  | { readonly type: 'umpire-invited'; readonly digest?: string; readonly keys?: readonly UmpireKey[] }
  /** `key`: under which a helper of an event has come, and does all that the umpire does from now on. */
  | { readonly type: 'umpire-appointed'; readonly person: Me; readonly key?: UmpireKey }
  | { readonly type: 'umpire-left' }
  | { readonly type: 'umpire-moved'; readonly presence: 'here' | 'away' }
  | { readonly type: 'umpire-called'; readonly place: Player }
  /** Play stops and goes on by the umpire's word. Pauses follow as facts of their own. */
  | { readonly type: 'play-stopped' }
  | { readonly type: 'play-continued' }
  /** `also`: what is given with it, as the dead hand of a foul that costs points too. */
  | {
      readonly type: 'ruling-proposed';
      readonly place: Player;
      readonly ruling: Ruling;
      readonly also?: readonly Ruling[];
    }
  | { readonly type: 'ruling-answered'; readonly place: Player; readonly isAgreed: boolean }
  /** A ruling is given. What it does to hand and totals follows as facts of their own. */
  | { readonly type: 'ruled'; readonly ruling: Ruling; readonly by: 'umpire' | 'players' }
  /** A player came late to a session with a limit of time, or was absent too long. What it costs follows as a fact of its own. */
  | {
      readonly type: 'came-late';
      readonly player: Player;
      readonly foul: LatenessFoul;
      readonly sanction: Sanction;
    }
  /** The sheet of a session that is over is signed. `name`: the umpire's. */
  | { readonly type: 'sheet-signed'; readonly by: Player }
  | { readonly type: 'sheet-signed'; readonly by: 'umpire'; readonly name: string }
  | {
      readonly type: 'appealed';
      readonly by: Player;
      readonly name: string;
      readonly hand: number;
      /** What it is against, by its number among what the player was charged with in the hand, from 0. */
      readonly charge?: number;
      readonly text: string;
      /** An appeal, by its number in the list, that goes to the umpire now. */
      readonly further?: number;
    }
  /**
   * `appeal`: its number in the list, from 0. `by`: a player says so; else the umpire. `verdict`: with it the players have
   * decided, whether the appeal is upheld.
   */
  | {
      readonly type: 'appeal-answered';
      readonly appeal: number;
      readonly by?: Player;
      readonly verdict?: boolean;
      readonly isUpheld: boolean;
      readonly remark: string;
      readonly name: string;
    }
  /** A guest asked to watch, and the host answered. Spectators learn neither. */
  | { readonly type: 'watch-asked'; readonly person: Me }
  | { readonly type: 'watch-answered'; readonly person: PersonId; readonly isAdmitted: boolean }
  | { readonly type: 'teacher-moved'; readonly presence: 'here' | 'away'; readonly name?: string }
  /** The teacher paused play, or let it go on. Pauses follow as facts of their own. */
  | { readonly type: 'lesson-paused'; readonly isPaused: boolean }
  | { readonly type: 'pointed'; readonly at?: Pointed | undefined }
  /** The players see each other's hands from now on, or no more. In views, with the session as the viewer sees it then. */
  | { readonly type: 'hands-opened'; readonly isOpen: boolean; readonly session?: SessionState }
  | ({ readonly type: 'position-set' } & PositionSet)
  | { readonly type: 'rematch-begun' }
  | { readonly type: 'table-closed' };

/** An event as stored or sent. `at` is server time (ms); `seq` numbers the events of the log, or of one viewer. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly event: TableEvent;
  /** In the stored log only, on the last entry of a command. Lets a repeat after a restart get the same answer. */
  readonly cause?: { readonly by: PersonId; readonly id: string; readonly digest: string };
}
