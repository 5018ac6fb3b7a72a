import type { ByPlayer, Player } from '@gorrion/rules';

/** What a chair gives to a shuffle of format 2, in hex; a bot, and a person who is not here, is not asked. */
export interface Contribution {
  readonly isAsked: boolean;
  /** Sent before anybody's nonce is known: SHA-256 of commitment, chair and nonce. */
  readonly seal: string | undefined;
  /** 32 bytes; undefined until opened, and for ever where it came too late. */
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
  /** No seal counts any more: the nonces are opened. */
  readonly isCalled?: boolean;
  /** The draw of seats that followed, in a game's first hand. */
  readonly order?: ByPlayer<Player>;
}

/** Where pages reach a table: their origin ("https://…") and the table's code. */
export interface TableAddress {
  readonly origin: string;
  readonly table: string;
}

/** Which deal a shuffle is for. Game, hand and attempt are counted from 1. */
export interface ShuffleAddress extends TableAddress {
  readonly game: number;
  readonly handNumber: number;
  readonly attempt: number;
}

/** `asked`: a person whose page is asked; `absent`: a person who is not here; `struck`: one who withheld twice. */
export const CHAIR_KINDS = ['bot', 'asked', 'absent', 'struck'] as const;
export type ChairKind = (typeof CHAIR_KINDS)[number];

/** Who sits on a chair when the server commits itself; `id` is the person, or the bot's level. */
export interface ShuffleChair {
  readonly kind: ChairKind;
  readonly id: string;
}

/** A chair with what it gave, in hex: its seal before the call, its nonce after it. */
export interface GivingChair extends ShuffleChair {
  readonly seal: string | undefined;
  readonly nonce: string | undefined;
}

/** Why a page does not trust a shuffle, in the order in which it looks. */
export const SHUFFLE_OBJECTIONS = [
  /** Origin, table, hand, people or rules are not those on its screen. */
  'wrong-place',
  /** It knows this hand, or a later one, already. */
  'not-newer',
  /** An earlier attempt or hand does not lead to this one. */
  'attempt-without-void',
  /** The list of seals is not the one it saw, or not the one it opened its nonce for. */
  'other-list',
  /** A seal came after the call. */
  'sealed-after-call',
  /** It answered in time, and its answer does not count. */
  'left-out',
] as const;
export type ShuffleObjection = (typeof SHUFFLE_OBJECTIONS)[number];

/** A proof of format 3: everything that its hashes are made of, so that it stands alone. */
export interface BoundShuffleProof extends ShuffleAddress {
  readonly format: 3;
  /** SHA-256 of address, salt and seed, hex. */
  readonly commitment: string;
  /** The digest of the attempt or hand before this one; zeros at a table's first. */
  readonly previous: string;
  /** Rules and number of hands, as "wmo2006/16". */
  readonly rules: string;
  /** Network and round of a public beacon whose value goes into the key; "" = none. */
  readonly beacon: string;
  readonly pulse?: string;
  readonly chairs: ByPlayer<GivingChair>;
  /** The digest of all seals; undefined until the nonces are called. */
  readonly list: string | undefined;
  /** Chairs whose seal came after the call; such a seal does not count. */
  readonly lateSeals: readonly Player[];
  readonly objections: readonly { readonly place: Player; readonly reason: ShuffleObjection }[];
  /** Chairs whose player accepted that the server lost a hand which their page knew. */
  readonly acceptedLoss: readonly Player[];
  /** How often the server was restarted while nonces were gathered; undefined = never. Logs are older than this. */
  readonly restarts?: number;
  /** Hex of salt and seed; undefined until opened. */
  readonly opened: { readonly salt: string; readonly seed: string } | undefined;
  /** A sealed nonce was withheld: nothing was dealt from this attempt. */
  readonly isVoid: boolean;
  /** Seats or tiles were drawn from it; false where game or table ended before. */
  readonly isDealt: boolean;
  /** The draw of seats that followed, in a game's first hand. */
  readonly order?: ByPlayer<Player>;
}

/** The shuffle's proof: committed before the deal, opened after the hand. */
export type ShuffleProof = OldShuffleProof | BoundShuffleProof;

/** What withheld nonces have led to in the present game. */
export interface Redeals {
  /** Openings withheld, by chair; after the second the chair is not asked any more. */
  readonly strikes: ByPlayer<number>;
  /** The attempts that nothing was dealt from, oldest first. */
  readonly voids: readonly BoundShuffleProof[];
}
