/* The people of a tournament: its players, its teams, and those who run it. */

export const RIGHTS = ['organise', 'rule', 'enter', 'clock', 'correct', 'appeals'] as const;
/**
 * What a person may do: everything up to opening, people and prizes; answer calls and rule; enter hands of tables with
 * real tiles; begin and end sessions; correct sheets, with a reason that everybody can read; decide appeals, which
 * organisers and chief umpires do as well (`decide/appeals.ts`).
 */
export type Right = (typeof RIGHTS)[number];

export const ROLES = ['organiser', 'chief-umpire', 'umpire', 'scorer', 'committee'] as const;
export type Role = (typeof ROLES)[number];

/** The rights that come with a role, until an organiser changes them. */
export const RIGHTS_OF: Readonly<Record<Role, readonly Right[]>> = {
  organiser: ['organise', 'enter', 'clock', 'correct'],
  'chief-umpire': ['rule', 'enter', 'clock', 'correct'],
  umpire: ['rule'],
  scorer: ['enter'],
  committee: ['appeals'],
};

/** Players of one event. */
export const MOST_PLAYERS = 512;

/** A player as an organiser writes them down. */
export interface NewPlayer {
  readonly name: string;
  /** As the organiser divides the name; given with `last` or not at all. Only organisers see it, until the export. */
  readonly first?: string;
  readonly last?: string;
  /** Two letters (ISO 3166-1). */
  readonly country?: string;
  /** Eight digits. Only organisers see it, until the export. */
  readonly ema?: string;
  readonly club?: string;
  readonly team?: string;
  /** Plays only in the place of others. */
  readonly isSubstitute?: boolean;
}

/** Somebody who helps to run the event, or is invited to. */
export interface Helper {
  /** Counts from 1 in each event. */
  readonly number: number;
  /** The name that the organiser wrote. */
  readonly name: string;
  readonly role: Role;
  readonly rights: readonly Right[];
  /** The tables of a scorer, first and last; null for all. */
  readonly tables: readonly [number, number] | null;
  readonly state: 'invited' | 'here' | 'gone';
}
