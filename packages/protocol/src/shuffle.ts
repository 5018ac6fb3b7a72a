import type { ByPlayer, Player, Seat } from '@gorrion/rules';

/** One of the four wind tiles of the draw of seats, by where it lies. */
export type WindTile = 0 | 1 | 2 | 3;

/** A wind tile that a chair took. */
export interface TakenWind {
  readonly tile: WindTile;
  readonly wind: Seat;
  /** Server time (ms). */
  readonly at: number;
  /** True if its time was over, and the table took it for the person. */
  readonly isForOther?: true;
}

/** The draw of seats by wind tiles. */
export interface WindDraw {
  /** Server time (ms) at which the tiles were laid. */
  readonly since: number;
  readonly taken: ByPlayer<TakenWind | undefined>;
}

/** A chair's contribution to a shuffle of format 2, in hex. Bots and people who are not here are not asked. */
export interface Contribution {
  readonly isAsked: boolean;
  /** SHA-256 of commitment, chair and nonce, sent before any nonce is known. */
  readonly seal: string | undefined;
  /** 32 bytes. Undefined until opened, and for good if it came too late. */
  readonly nonce: string | undefined;
}

/** A proof of format 1 (the server's seed alone, no `contributions`) or 2 (seed and nonces). */
export interface OldShuffleProof {
  readonly format?: undefined;
  readonly handNumber: number;
  /** SHA-256 of salt and seed, hex. */
  readonly commitment: string;
  /** Hex of salt and seed; undefined until opened. */
  readonly opened: { readonly salt: string; readonly seed: string } | undefined;
  /** By chair at the moment of the commitment. */
  readonly contributions?: ByPlayer<Contribution>;
  /** True once seals are closed and nonces are being opened. */
  readonly isCalled?: boolean;
  /** The draw of seats that followed; only in a game's first hand. */
  readonly order?: ByPlayer<Player>;
}

/** The address at which pages reach a table: their origin ("https://…") and the table's code. */
export interface TableAddress {
  readonly origin: string;
  readonly table: string;
}

/** Identifies the deal that a shuffle is for. Game, hand and attempt count from 1. */
export interface ShuffleAddress extends TableAddress {
  readonly game: number;
  readonly handNumber: number;
  readonly attempt: number;
}

/** `asked`: a person whose page contributes; `absent`: a person who is not here; `struck`: one who withheld twice. */
export const CHAIR_KINDS = ['bot', 'asked', 'absent', 'struck'] as const;
export type ChairKind = (typeof CHAIR_KINDS)[number];

/** The occupant of a chair at the commitment. `id` is the person, or the bot's level. */
export interface ShuffleChair {
  readonly kind: ChairKind;
  readonly id: string;
}

/** A chair with its contribution, in hex: the seal before the call, the nonce after it. */
export interface GivingChair extends ShuffleChair {
  readonly seal: string | undefined;
  readonly nonce: string | undefined;
}

/** Reasons why a page does not trust a shuffle, in the order of its checks. */
export const SHUFFLE_OBJECTIONS = [
  /** Origin, table, hand, people or rules differ from those on the page's screen. */
  'wrong-place',
  /** The page already knows this hand or a later one. */
  'not-newer',
  /** An earlier attempt or hand does not lead to this one. */
  'attempt-without-void',
  /** The list of seals differs from the one that the page saw, or opened its nonce for. */
  'other-list',
  /** A seal came after the call. */
  'sealed-after-call',
  /** The page answered in time, and its answer does not count. */
  'left-out',
] as const;
export type ShuffleObjection = (typeof SHUFFLE_OBJECTIONS)[number];

/** A proof of format 3. Holds all input of its hashes, so it can be verified alone. */
export interface BoundShuffleProof extends ShuffleAddress {
  readonly format: 3;
  /** SHA-256 of address, salt and seed, hex. */
  readonly commitment: string;
  /** Digest of the attempt or hand before this one; zeros for a table's first. */
  readonly previous: string;
  /** Rules and number of hands, as "wmo2006/16". */
  readonly rules: string;
  /** Network and round of a public beacon whose value enters the key; "" = none. */
  readonly beacon: string;
  readonly pulse?: string;
  readonly chairs: ByPlayer<GivingChair>;
  /** Digest of all seals; undefined until the nonces are called. */
  readonly list: string | undefined;
  /** Chairs whose seal came after the call. Such a seal does not count. */
  readonly lateSeals: readonly Player[];
  readonly objections: readonly { readonly place: Player; readonly reason: ShuffleObjection }[];
  /** Chairs whose player plays on although the server lost a hand that their page knew. */
  readonly acceptedLoss: readonly Player[];
  /** Server restarts while nonces were gathered; undefined = none. Older logs lack it. */
  readonly restarts?: number;
  /** Hex of salt and seed; undefined until opened. */
  readonly opened: { readonly salt: string; readonly seed: string } | undefined;
  /** True if a sealed nonce was withheld, or a player objected to the wall: nothing was dealt from this attempt. */
  readonly isVoid: boolean;
  /** The chair whose player objected to the wall, before any nonce was open. */
  readonly objectedBy?: Player;
  /** True once seats or tiles were drawn from it; stays false if game or table ended before. */
  readonly isDealt: boolean;
  /** The draw of seats that followed; only in a game's first hand. */
  readonly order?: ByPlayer<Player>;
  /** The wind tile that each chair took before the game; undefined = the table drew the seats. */
  readonly taken?: ByPlayer<WindTile>;
}

export const DUPLICATE_WALLS = ['own', 'shared'] as const;
/** How the tiles of a sealed deal are built: a wall of 34 for each seat, or one wall for all. */
export type DuplicateWalls = (typeof DUPLICATE_WALLS)[number];

/** The sealed deals that a table plays: the duplicate that they belong to, and the walls that they are built into. */
export interface SealedDeals {
  readonly duplicate: string;
  readonly walls: DuplicateWalls;
}

/** A proof of format 4: a deal that was sealed before the game, for several tables. No page adds a nonce to it. */
export interface SealedShuffleProof extends SealedDeals {
  readonly format: 4;
  readonly game: number;
  readonly handNumber: number;
  /** SHA-256 of duplicate, hand, salt and seed, hex. The same at every table of the duplicate. */
  readonly commitment: string;
  /** Rules and number of hands, as "wmo2006/16". */
  readonly rules: string;
  /** Hex of salt and seed. A table never opens them: the duplicate does, once everybody has played. */
  readonly opened: { readonly salt: string; readonly seed: string } | undefined;
  /** True once seats or tiles were drawn from it. */
  readonly isDealt: boolean;
  /** The chairs by player, as the duplicate gave them; only in a game's first hand. */
  readonly order?: ByPlayer<Player>;
}

/** The proof of a shuffle: committed before the deal, opened after the hand, or after the duplicate that it belongs to. */
export type ShuffleProof = OldShuffleProof | BoundShuffleProof | SealedShuffleProof;

/** Consequences of withheld nonces in the present game. */
export interface Redeals {
  /** Withheld openings by chair. After the second, the table no longer asks the chair. */
  readonly strikes: ByPlayer<number>;
  /** Attempts from which nothing was dealt, oldest first. */
  readonly voids: readonly BoundShuffleProof[];
}
