import type { BySeat, HandState, Seat, SeatCommand } from '@gorrion/rules';
import type { ReactNode } from 'react';
import type { Advice, TableFacts } from './facts.ts';
import type { DiscardWays } from './hand/ways.ts';
import type { Keys } from './keys.ts';
import type { Unseen } from './kin.ts';
import type { LogLine } from './log.ts';
import type { NumberedHand } from './pace.ts';
import type { Silence } from './parts/TileMenu.tsx';

/** When something ends, in the same clock as `now`, and how long it was in all (ms). */
export interface Clock {
  readonly endsAt: number;
  readonly total: number;
}

export type Presence = 'here' | 'away' | 'stand-in' | 'empty';

/** Who sits at a seat. */
export interface PlateInfo {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly score: number;
  readonly presence: Presence;
  readonly clock?: Clock;
  /** Tells people apart; undefined for bots. */
  readonly mark?: number;
  /** What they have just said, in the reader's language. */
  readonly said?: string;
}

/** How one viewer wants the table to look and to be played. */
export interface TablePreferences {
  /** Ranks and letters in the corners of the tiles. */
  readonly cornerIndices: boolean;
  /** Single keys for discards and claims; left out when they are turned off (WCAG 2.1.4). */
  readonly keys?: Keys;
  /** A thin ring instead of the wall, and larger tiles. */
  readonly compactWall?: boolean;
  /** Marks discards of the tile just drawn. */
  readonly marksDrawn?: boolean;
  /** The line for typed moves is there always, not only when its key asks for it. */
  readonly typed?: boolean;
  /** How a press on an own tile discards; default: as people are used to. */
  readonly discard?: DiscardWays;
  /** Moving tiles; default: unless the system asks for less motion. */
  readonly motion?: boolean;
  /** How many times as fast as drawn tiles move; default: 1. */
  readonly tempo?: number;
}

export interface AdviceAsked {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Undefined while it is being thought of, or nothing is asked. */
  readonly told: Advice | undefined;
}

export interface TableProps {
  /** A view: HIDDEN for what may not be seen. */
  readonly hand: HandState;
  /** Number of the newest entry of the log that `hand` contains; left out, all lines of `recent` are told at once. */
  readonly seq?: number;
  /** The states through which `hand` came, oldest first: a deal is shown before its flowers are laid open. */
  readonly trail?: readonly NumberedHand[];
  /** The viewer's seat; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly plates: BySeat<PlateInfo>;
  readonly prevalentWind: Seat;
  readonly handNumber: number;
  readonly handsTotal: number;
  /** The viewer's legal commands now. */
  readonly actions: readonly SeatCommand[];
  /** The clock of what the viewer is asked. */
  readonly prompt?: { readonly endsAt?: number; readonly total?: number };
  /** Points that a win would have now, when known. */
  readonly worth?: number;
  /** How many copies of a kind the viewer has not seen; left out where the table wants no such help. */
  readonly unseen?: Unseen;
  /** What the table tells the viewer about the own hand; left out where it tells nothing. */
  readonly facts?: TableFacts;
  /** What a bot would do, for a viewer who asks; left out where the table gives no advice. */
  readonly advice?: AdviceAsked;
  /** The viewer answered; nothing more until the window closes. */
  readonly sent?: 'passed' | 'sent';
  readonly recent: readonly LogLine[];
  /** Another number: what is shown now does not follow from what was shown; tiles jump (after a reconnection). */
  readonly epoch?: number;
  readonly settings: TablePreferences;
  readonly onAct: (command: SeatCommand) => void;
  readonly onToggleSound?: () => void;
  readonly onHelp?: () => void;
  /** Server-synchronised time, ms. */
  readonly now: () => number;
  /** Kinds that the viewer is never asked about; left out, tiles have no menu. */
  readonly silence?: Silence;
  /** What the seat does by itself, beside the own plate. `compact` on phones. */
  readonly armed?: (compact: boolean) => ReactNode;
  /** A small button of the app beside the own hand, on phones, where there is room for it. */
  readonly aside?: ReactNode;
  /** Buttons of the app: at the upper right, on phones near the hand. `compact` on phones: one button has room. */
  readonly tools?: (compact: boolean) => ReactNode;
  /** What the app lays over the table: dialogs, chat. */
  readonly children?: ReactNode;
}
