import type { TileSpot } from '@gorrion/protocol';
import type { BySeat, HandState, Seat, SeatCommand, Tile } from '@gorrion/rules';
import type { ReactNode } from 'react';
import type { Advice, TableFacts } from './facts.ts';
import type { DiscardWays } from './hand/ways.ts';
import type { Keys } from './keys.ts';
import type { UnseenCounter } from './kin.ts';
import type { LogLine } from './log.ts';
import type { NumberedHand } from './pace.ts';
import type { Finale } from './parts/Finale.tsx';
import type { TilePointer } from './parts/Pointers.tsx';
import type { Silence } from './parts/TileMenu.tsx';

/** When a time limit ends (by the clock of `now`), and how long it was in all (ms). */
export interface Clock {
  readonly endsAt: number;
  readonly total: number;
}

export type Presence = 'here' | 'away' | 'stand-in' | 'empty';

/** What all see of a player's offences. */
export interface PlatePenalties {
  /** Warnings in this session. */
  readonly warnings: number;
  readonly isDead: boolean;
  /** Points that move when the hand ends; negative if the player pays. */
  readonly points: number;
}

/** Who sits at a seat. */
export interface PlateInfo {
  readonly name: string;
  /** Even the seat below is called by its name, not "you": somebody looks at a game from the seat of another. */
  readonly isNamed?: true;
  readonly kind: 'person' | 'bot';
  readonly score: number;
  readonly presence: Presence;
  readonly clock?: Clock;
  /** The mark that tells people apart; undefined for bots. */
  readonly mark?: number;
  /** What the player's offences have brought them; undefined if nothing. */
  readonly penalties?: PlatePenalties;
  /** The chat line that the player has just sent, in the reader's language. */
  readonly said?: string;
  /** Points that the hand which has just ended moves; undefined at all other times. */
  readonly change?: number;
  /** The player has just won the hand. */
  readonly hasWon?: true;
}

/** The preferences of one viewer for the look and the handling of the table. */
export interface TablePreferences {
  /** Shows ranks and letters in the corners of the tiles. */
  readonly cornerIndices: boolean;
  /** The single keys for discards and claims; undefined if they are turned off (WCAG 2.1.4). */
  readonly keys?: Keys;
  /** Draws a thin ring instead of the wall, and larger tiles. */
  readonly compactWall?: boolean;
  /** Marks discards of the tile just drawn. */
  readonly marksDrawn?: boolean;
  /** Always shows the line for typed moves, not only after its key. */
  readonly typed?: boolean;
  /** How a press on an own tile discards. Default: `USUAL_WAYS`. */
  readonly discard?: DiscardWays;
  /** Animates tiles. Default: unless the system asks for reduced motion. */
  readonly motion?: boolean;
  /** The speed of motion; 1, the default, is normal. */
  readonly tempo?: number;
}

export interface AdviceButton {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** The advice; undefined while the bot thinks, or if the viewer is asked nothing. */
  readonly told: Advice | undefined;
}

/** The routes of the viewer's hand, as the app draws them. */
export interface RoutesShown {
  /** The button that shows and hides them. */
  readonly pill: ReactNode;
}

/** The panel of the waiting tiles, where the app opens and closes it. */
export interface WaitsPanel {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** A tile that is pointed out: one of a hand, of a meld, any discard that lies there, or (`river`) the last one. */
export interface TileMark {
  readonly zone: 'hand' | 'meld' | 'discard' | 'river';
  readonly seat: Seat;
  readonly tile: Tile;
  /** `best`: a solid frame; `played`: a dashed one. */
  readonly kind: 'best' | 'played';
}

/** The hand of a banker who may stay (CLASSICAL 13). */
export interface BankerShown {
  /** Number of the hand among those in a row, from 1. */
  readonly hand: number;
  /** The most hands in a row; undefined if the banker stays until they lose. */
  readonly most: number | undefined;
}

export interface TableProps {
  /** The view of the hand. Tiles that the viewer may not see are HIDDEN. */
  readonly hand: HandState;
  /** The number of the newest entry that `hand` contains. Without it all lines of `recent` are announced at once. */
  readonly seq?: number;
  /** The states before `hand`, oldest first, so that a deal is shown before its flowers are replaced. */
  readonly trail?: readonly NumberedHand[];
  /** The viewer's seat; undefined for a spectator. */
  readonly seat: Seat | undefined;
  readonly plates: BySeat<PlateInfo>;
  readonly prevalentWind: Seat;
  readonly handNumber: number;
  readonly handsTotal: number;
  /** How long the banker has stayed; undefined by the rules of the competition. */
  readonly banker?: BankerShown;
  /** The legal commands of the viewer. */
  readonly actions: readonly SeatCommand[];
  /** The time limit of the viewer's answer. */
  readonly prompt?: { readonly endsAt?: number; readonly total?: number };
  /** The points of a win now, if known. */
  readonly worth?: number;
  /** Counts the copies that the viewer has not seen; undefined if the table has no hints. */
  readonly unseen?: UnseenCounter;
  /** The facts about the viewer's own hand; undefined if the table has no hints. */
  readonly facts?: TableFacts;
  /** The advice of a bot for a viewer who asks; undefined if the table has none. */
  readonly advice?: AdviceButton;
  /** The routes of the viewer's hand; undefined if the table shows none. */
  readonly routes?: RoutesShown;
  /** What the app lays over the rivers where there is no room beside the table. */
  readonly over?: ReactNode;
  /** Without it the table keeps by itself whether its panel of waiting tiles is open. */
  readonly waits?: WaitsPanel;
  /** Where the panels about the own hand go: a node beside the table, null until it is there. Without it: at the table. */
  readonly beside?: HTMLElement | null;
  /** Lays all hands open, as a replay may. The view must hold their tiles. */
  readonly hasOpenHands?: boolean;
  /** What the app shows between the end of a hand and its sheet; undefined at all other times. */
  readonly finale?: Finale | undefined;
  /** Nobody plays from the own hand, which may be small where room is short. */
  readonly isReadOnly?: boolean;
  /** The lower edge of what the app lays below the header of an upright phone (px); the table makes room for it. */
  readonly noticeEnd?: number;
  /** The tiles that a review points out. */
  readonly marks?: readonly TileMark[];
  /** Play is stopped or paused: nobody can do or say anything. */
  readonly isAtRest?: boolean;
  /** The viewer has answered and is offered nothing more until the claim window closes. */
  readonly sent?: 'passed' | 'sent';
  readonly recent: readonly LogLine[];
  /** A new number, as after a reconnection, says that the state does not follow from the last one: tiles jump. */
  readonly epoch?: number;
  readonly settings: TablePreferences;
  readonly onAct: (command: SeatCommand) => void;
  readonly onToggleSound?: () => void;
  readonly onHelp?: () => void;
  /** Returns the server's time (ms). */
  readonly now: () => number;
  /** The kinds that the viewer ignores. Without it tiles have no menu. */
  readonly silence?: Silence;
  /** Others who point at tiles; undefined where nobody sees what another points at. */
  readonly pointers?: readonly TilePointer[];
  /** Called when the dice begin to roll, and when the tiles of the deal stand. */
  readonly onDealing?: (isDealing: boolean) => void;
  /** Called when the viewer points at another tile, or at none. */
  readonly onPoint?: (spot: TileSpot | undefined) => void;
  /** Draws what the seat does by itself, beside the own plate. `compact` is true on phones. */
  readonly armed?: (compact: boolean) => ReactNode;
  /** A small button of the app beside the own hand on phones, if there is room. */
  readonly aside?: ReactNode;
  /** What a spectator reads beside the table where there is room; elsewhere, and by default, that they watch. */
  readonly watched?: string;
  /** The time of the session, shown in the panel where no room is beside the table. */
  readonly time?: ReactNode;
  /** Draws the buttons of the app: at the upper right; on phones (`compact`) near the hand, with room for one. */
  readonly tools?: (compact: boolean) => ReactNode;
  /** What the app draws over the table: dialogs and the chat. */
  readonly children?: ReactNode;
  /** How much of the table is drawn. Default: all of it, for one viewer. */
  readonly look?: TableLook;
}

/** The table as it is shown at this moment, for what the app draws around it. */
export interface ScreenShown {
  readonly hand: HandState;
  readonly plates: BySeat<PlateInfo>;
  readonly bottom: Seat;
  readonly nameOf: (seat: Seat) => string;
}

/**
 * `screen`: the table for a whole room, without walls, plates and buttons, for which the app draws its own. `held`: nothing
 * but the viewer's hand, on a phone beside such a screen.
 */
export type TableLook =
  | { readonly kind: 'screen'; readonly draw: (shown: ScreenShown) => ReactNode }
  | {
      readonly kind: 'held';
      /** The viewer does not want their tiles to be seen now. */
      readonly isCovered: boolean;
      readonly onUncover: () => void;
      /** Tiles are drawn without a press, because the seat discards them by itself. */
      readonly drawsItself: boolean;
      /** What the viewer should know of this device, shown while they wait. */
      readonly note?: ReactNode;
    };

/** Whether the viewer says words instead of answering offers: a player in strict play (article 97). */
export const saysWords = ({ hand, seat }: Pick<TableProps, 'hand' | 'seat'>): boolean =>
  seat !== undefined && hand.rules.assist === 'strict';
