/** One person of a roster. Every text is clean: visible, on one line, in Unicode's composed form. */
export interface RosterEntry {
  readonly name: string;
  /** Given with `last` or not at all. */
  readonly first?: string;
  readonly last?: string;
  /** ISO 3166-1, two letters. */
  readonly country?: string;
  /** Number of the European Mahjong Association: eight digits. */
  readonly ema?: string;
  readonly team?: string;
  readonly club?: string;
  readonly isSubstitute?: true;
}

export const COLUMNS = ['name', 'first', 'last', 'country', 'ema', 'team', 'club', 'substitute'] as const;

export type Column = (typeof COLUMNS)[number];

/** Longest name of a person, team or club (signs), wherever an event takes one. */
export const LONGEST_NAME = 60;

/** Lines of a roster; what comes after them is not read. */
export const MOST_LINES = 2048;
