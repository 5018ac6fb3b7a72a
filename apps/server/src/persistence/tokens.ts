import type { PersonId, TokenScope } from '@gorrion/protocol';

/** A token by which programs act for a person, or as a bot of theirs. It goes with the person. */
export interface StoredToken {
  /** 128 bits, hex; no credential. */
  readonly id: string;
  readonly person: PersonId;
  /** The bot as which its program acts; null: it acts as the person. */
  readonly bot: PersonId | null;
  /** SHA-256 of the token, hex. A token has 256 bits of chance, so nobody finds it by its hash. */
  readonly hash: string;
  readonly name: string;
  readonly scope: TokenScope;
  /** Server time (ms). */
  readonly since: number;
  /** Start of the day (ms) on which it was used last; null if it never was. */
  readonly usedAt: number | null;
  /** When it expires (ms); null: never. */
  readonly ends: number | null;
}

/** As whom the program of a token acts. */
export const actorOf = ({ bot, person }: Pick<StoredToken, 'bot' | 'person'>): PersonId => bot ?? person;

export interface TokenStore {
  /** Returns the token with a hash; undefined if there is none any more. */
  tokenWith(hash: string): Promise<StoredToken | undefined>;
  /** Returns the tokens of a person, the newest first. */
  tokensOf(person: PersonId): Promise<readonly StoredToken[]>;
  keepToken(token: StoredToken): Promise<void>;
  /** Notes the day (ms) on which a token was used; nothing if it is gone. */
  useToken(id: string, usedAt: number): Promise<void>;
  /** Has another token take the place of one of a person. */
  renewToken(person: PersonId, id: string, renewed: Pick<StoredToken, 'hash' | 'since' | 'ends'>): Promise<void>;
  /** Deletes a token of a person. */
  dropToken(person: PersonId, id: string): Promise<void>;
}
