import type { Player, SeatCommand } from '@gorrion/rules';
import type { BotLevel, TableSettings } from './settings.ts';
import type { ShuffleObjection, WindTile } from './shuffle.ts';
import type { PersonId, Switches } from './state.ts';
import type { TeacherAct } from './teaching.ts';
import type { Ruling } from './umpire.ts';

/** A command that a person sends to a table. The table fills in the seat, so nobody can act for another player. */
export type TableCommand =
  /** `isTaught`: at a teacher's table, knows that the teacher sees all hands. Nobody sits down there without it. */
  | { readonly type: 'sit'; readonly place?: Player; readonly isTaught?: true }
  | { readonly type: 'stand' }
  /** Host only, before the game. */
  | { readonly type: 'add-bot'; readonly place?: Player; readonly level: BotLevel }
  /**
   * Host only. Before the game: anybody. During it: a person who is away; a bot plays their seat from then on. After it:
   * a bot, or a person who has kept the others waiting for a minute.
   */
  | { readonly type: 'remove'; readonly place: Player }
  /** Host only, at any time: excludes a spectator from this table for good. */
  | { readonly type: 'show-out'; readonly person: PersonId }
  /** Host only, at any time: makes a player who is here the host. */
  | { readonly type: 'pass-host'; readonly place: Player }
  /** Host only, before a game: sets all options anew. */
  | { readonly type: 'change-settings'; readonly settings: TableSettings }
  /** Agrees with the settings as they are now. */
  | { readonly type: 'agree' }
  /** Host only. Everybody on a chair must have agreed with the settings. */
  | { readonly type: 'start' }
  /** Takes one of the four wind tiles that lie face down before a game. */
  | { readonly type: 'take-wind'; readonly tile: WindTile }
  /** A page's contribution to a shuffle, in hex: first its seal, then the nonce itself, for one list of seals. */
  | { readonly type: 'seal-nonce'; readonly context: string; readonly seal: string }
  | { readonly type: 'open-nonce'; readonly context: string; readonly list: string; readonly nonce: string }
  /** Reports that the page does not trust the shuffle. */
  | { readonly type: 'refuse-shuffle'; readonly context: string; readonly reason: ShuffleObjection }
  /** Has the wall of this commitment built anew, before a nonce is open: once for each hand, where the rules offer it. */
  | { readonly type: 'object-to-wall'; readonly commitment: string }
  /** Plays on although the server lost a hand that the player's page knew. */
  | { readonly type: 'accept-loss'; readonly context: string }
  /** During the game only. */
  | { readonly type: 'act'; readonly action: SeatAction }
  | { readonly type: 'ready' }
  | { readonly type: 'ask-pause'; readonly isWanted: boolean }
  | { readonly type: 'ask-end'; readonly isWanted: boolean }
  | { readonly type: 'switch'; readonly switches: Switches }
  /** Host only: makes a link for the umpire. `digest` is the SHA-256 (hex) of its key, which only the host knows. */
  | { readonly type: 'invite-umpire'; readonly digest: string }
  /** Becomes the umpire by the key (128 bits, hex) of the link. */
  | { readonly type: 'take-umpire'; readonly key: string }
  /** The umpire gives the role back. */
  | { readonly type: 'leave-umpire' }
  /** A player calls the umpire. */
  | { readonly type: 'call-umpire' }
  /** Umpire only, during a game. Any player may let play go on while the umpire is away. */
  | { readonly type: 'stop-play' }
  | { readonly type: 'continue-play' }
  /** Umpire only. Gives a ruling with those in `also`: all or none. */
  | { readonly type: 'rule'; readonly ruling: Ruling; readonly also?: readonly Ruling[] }
  /** A player of a table without an umpire proposes a ruling; it is given, with those in `also`, once all players agree. */
  | { readonly type: 'propose-ruling'; readonly ruling: Ruling; readonly also?: readonly Ruling[] }
  | { readonly type: 'answer-ruling'; readonly isAgreed: boolean }
  /** A guest asks to watch a game whose host admits spectators one by one. Host only: the answer. */
  | { readonly type: 'ask-to-watch' }
  | { readonly type: 'answer-watcher'; readonly person: PersonId; readonly isAdmitted: boolean }
  /** A player signs the sheet of a game that is over; the umpire signs after the players. */
  | { readonly type: 'sign-sheet' }
  /**
   * A player appeals in writing, within thirty minutes of the end. `hand`: the hand that it is about. `charge`: what it is
   * against, by its number among what the player was charged with in that hand, from 0; none: the hand as a whole.
   */
  | { readonly type: 'appeal'; readonly hand: number; readonly charge?: number; readonly text: string }
  /** Takes an answered appeal to the umpire, within thirty minutes. `appeal`: its number in the list, from 0. */
  | { readonly type: 'appeal-further'; readonly appeal: number }
  /** First each other player; then the umpire, if they have not ruled in the game. */
  | { readonly type: 'answer-appeal'; readonly appeal: number; readonly isUpheld: boolean; readonly remark: string }
  | { readonly type: 'teach'; readonly act: TeacherAct }
  | { readonly type: 'leave' }
  | { readonly type: 'reclaim' }
  | { readonly type: 'close' };

/** A command of a seat, without the seat. */
export type SeatAction = SeatCommand extends infer C ? (C extends SeatCommand ? Omit<C, 'seat'> : never) : never;

/** A command on its way. The client makes `id` (128 bits, hex): what is sent again under it has one effect. */
export interface Envelope<Command> {
  readonly id: string;
  readonly command: Command;
}

/** A command to a table. `answers` is the newest event number that its sender had seen. */
export interface TableEnvelope extends Envelope<TableCommand> {
  readonly answers: number;
}
