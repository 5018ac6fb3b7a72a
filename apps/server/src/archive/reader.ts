import type {
  ArchiveRefusal,
  GameChange,
  GameId,
  GameList,
  GameRecord,
  OpenedGame,
  PersonId,
  RecordedFact,
  TableCode,
} from '@gorrion/protocol';
import { DEVICE_PLAYER, gameIdOf } from '@gorrion/protocol';
import { recordSchema } from '@gorrion/protocol/schemas';
import type { Player } from '@gorrion/rules';
import { checkRecord, type ShapeCheck, withoutNames } from '@gorrion/table';
import type { Standing } from '../limits/guesses.ts';
import type { GameSearch, KeptGame } from '../persistence/games.ts';
import type { OpenGames } from '../persistence/openGames.ts';
import type { Store } from '../persistence/store.ts';
import { digestOfPlay } from '../review/sameGame.ts';
import { newCode } from '../tables/code.ts';
import { Turns } from '../turns/turns.ts';

/* What each person may read and change of the games that are kept. */

/** Most games that one guest may have uploaded and kept. */
const MOST_UPLOADS = 500;

/** Returns a fact of a game on a device with the id of the person who brings it, so that they can be forgotten in it. */
function ofBringer(fact: RecordedFact, person: PersonId): RecordedFact {
  const { at, event } = fact;
  if (event.type !== 'seated' || event.who.kind !== 'person' || event.who.id !== DEVICE_PLAYER) return fact;
  return { at, event: { ...event, who: { ...event.who, id: person } } };
}

const shapeOf: ShapeCheck = value => {
  const read = recordSchema.safeParse(value);
  return read.success ? read.data : { faultAt: read.error.issues[0]?.path ?? [] };
};

/** Tables whose finished hands are remembered for the next spectator. */
const TABLES_REMEMBERED = 32;

/** Names of players whose names are hidden: their first seats. */
const WINDS = ['East', 'South', 'West', 'North'];

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly code: ArchiveRefusal };
const fine = <T>(value: T): Answer<T> => ({ ok: true, value });
const refused = (code: ArchiveRefusal): Answer<never> => ({ ok: false, code });

type Shelf = Pick<Store, 'isStarred' | 'countGames' | 'setAccess' | 'setAlias' | 'star' | 'dropGame' | 'keepGame'>;

/** A game that a person may read, and what they may know of its players. */
export interface Found {
  readonly kept: KeptGame;
  readonly player: Player | null;
  readonly isPlayer: boolean;
  readonly hidesNames: boolean;
  /** The names of the four players, as the person may know them. */
  readonly players: readonly string[];
}

/** Returns what a person has to do with a game that was looked for: its players know it, and all find a public one. */
export function standingOf(found: Answer<Found>): Standing {
  if (!found.ok) return found.code === 'no-such-game' ? 'nothing' : 'other';
  return found.value.isPlayer || found.value.kept.access === 'public' ? 'known' : 'other';
}

const withoutLines = ({ summary, origin, access }: KeptGame) => ({ summary, origin, access });

/** The games that are kept, as each person may see them. */
export class Archive {
  readonly #games: OpenGames;
  readonly #store: Shelf;
  readonly #keptDays: number;
  #onChange: (game: GameId) => Promise<void> = async () => {};
  /** Games that a person brings, and links of a game, are kept one after another. */
  readonly #uploads = new Turns<PersonId>();
  readonly #aliases = new Turns<GameId>();
  readonly #hands = new Map<TableCode, { readonly over: string; readonly record: GameRecord }>();

  /** `keptDays`: days after which a game without a star is deleted; 0 = never. */
  constructor(games: OpenGames, store: Shelf, keptDays: number) {
    this.#games = games;
    this.#store = store;
    this.#keptDays = keptDays;
  }

  /** Sets the function that is called with a game once others may read it than before. The change is over after it. */
  onChange(listener: (game: GameId) => Promise<void>): void {
    this.#onChange = listener;
  }

  /** Finds a game that a person may read. */
  async find(id: string, person: PersonId): Promise<Answer<Found>> {
    const games = this.#games.as(person);
    const kept = await games.findGame(id);
    if (!kept) return refused('no-such-game');
    if (kept === 'sealed') return refused('game-sealed');
    const own = (await games.peopleOf(kept.summary.id)).find(one => one.person === person);
    const isPlayer = own !== undefined || kept.host === person;
    if (!isPlayer && kept.access === 'players') return refused('game-for-players');
    const hidesNames = kept.alias === id;
    const players = hidesNames ? WINDS : kept.summary.players.map(({ name }) => name);
    return fine({ kept, player: own?.player ?? null, isPlayer, hidesNames, players });
  }

  async read(id: string, person: PersonId): Promise<Answer<OpenedGame>> {
    const found = await this.find(id, person);
    if (!found.ok) return found;
    const { kept, player, isPlayer, hidesNames } = found.value;
    const { origin, access, alias, host, summary } = kept;
    const whole = await this.#games.as(person).readGame(summary.id);
    if (!whole) return refused('game-damaged');
    const record = hidesNames ? { ...withoutNames(whole, WINDS), id: id as typeof whole.id } : whole;
    return fine({
      record,
      origin,
      access,
      player: hidesNames ? null : player,
      isStarred: await this.#store.isStarred(person, summary.id),
      isHost: host === person && !hidesNames,
      alias: isPlayer && !hidesNames ? (alias ?? null) : null,
      hidesNames,
    });
  }

  async list(person: PersonId, search: GameSearch): Promise<GameList> {
    const found = await this.#games.as(person).gamesOf(person, { ...search, limit: search.limit + 1 });
    const games = found.slice(0, search.limit).map(game => ({
      ...withoutLines(game),
      player: game.player,
      isStarred: game.isStarred,
      review: game.review,
      ...(game.isSealed && { isSealed: true as const }),
    }));
    return this.#listOf(person, games, found.length > search.limit);
  }

  async listPublic(person: PersonId, search: GameSearch): Promise<GameList> {
    const found = await this.#games.as(person).publicGames({ ...search, limit: search.limit + 1 });
    const listed = found.slice(0, search.limit);
    const stars = await Promise.all(listed.map(({ summary }) => this.#store.isStarred(person, summary.id)));
    const games = listed.map((game, n) => ({
      ...withoutLines(game),
      player: null,
      isStarred: stars[n] ?? false,
      review: { hands: 0, mistakes: 0 },
    }));
    return this.#listOf(person, games, found.length > search.limit);
  }

  async change(id: string, person: PersonId, wish: GameChange): Promise<Answer<OpenedGame | null>> {
    const found = await this.find(id, person);
    if (!found.ok) return found;
    const { kept, isPlayer } = found.value;
    const game = kept.summary.id;
    if ('isStarred' in wish) await this.#store.star(person, game, wish.isStarred);
    else if (!isPlayer || (kept.host !== person && !('alias' in wish))) return refused('not-the-host');
    else if ('access' in wish) await this.#store.setAccess(game, wish.access);
    else if ('alias' in wish) await this.#aliases.take(game, () => this.#giveAlias(game, person));
    else {
      // A game of this server belongs to all its players; what one person has brought they may take away.
      if (kept.origin !== 'file') return refused('not-the-host');
      await this.#store.dropGame(game);
      await this.#onChange(game);
      return fine(null);
    }
    if ('access' in wish) await this.#onChange(game);
    return this.read(id, person);
  }

  async upload(person: PersonId, value: unknown, player: Player | null): Promise<Answer<{ id: string }>> {
    const read = checkRecord(value, shapeOf);
    // Games are kept by the whole millisecond in which they ended.
    if (!read.ok || read.record.sheet.end === null || !Number.isInteger(read.record.to)) return refused('bad-file');
    const { record } = read;
    return this.#uploads.take(person, () => this.#keepBrought(person, record, player));
  }

  /** Gives a game the id under which it is read without names, unless it has one. */
  async #giveAlias(game: GameId, person: PersonId): Promise<void> {
    const kept = await this.#games.as(person).findGame(game);
    if (kept && kept !== 'sealed' && kept.alias === undefined)
      await this.#store.setAlias(game, gameIdOf((newCode() + newCode()) as TableCode, 1));
  }

  /** Keeps a game that a person has brought, unless they have it already or too many. */
  async #keepBrought(
    person: PersonId,
    brought: GameRecord,
    player: Player | null,
  ): Promise<Answer<{ readonly id: string }>> {
    const games = await this.#games.as(person).gamesOf(person, { limit: MOST_UPLOADS * 2 });
    const own = games.filter(({ origin }) => origin === 'file');
    if (own.length >= MOST_UPLOADS) return refused('too-many-games');
    const known = await this.#copyAmong(own, brought);
    if (known) return fine({ id: known });
    const facts = brought.facts.map(fact => ofBringer(fact, person));
    const record = { ...brought, id: gameIdOf(newCode(), 1), facts };
    await this.#store.keepGame({ record, host: person, access: 'link', origin: 'file', people: [{ person, player }] });
    return fine({ id: record.id });
  }

  /** Resolves with the id of a game that was played as a record says; undefined if there is none. */
  async #copyAmong(games: readonly KeptGame[], brought: GameRecord): Promise<GameId | undefined> {
    const play = digestOfPlay(brought);
    const totals = JSON.stringify(brought.sheet.totals);
    for (const { summary } of games) {
      if (JSON.stringify(summary.totals) !== totals) continue;
      const record = await this.#games.readGame(summary.id);
      if (record && digestOfPlay(record) === play) return summary.id;
    }
    return undefined;
  }

  /**
   * Returns the open hands of a table. `over` changes with every hand that ends: what was read last may still be the newest.
   * `until`: the number of entries of the log that are shown, if not all are.
   */
  async handsOf(code: TableCode, over: string, until?: number): Promise<GameRecord | undefined> {
    const known = this.#hands.get(code);
    if (known?.over === over) return known.record;
    const record = await this.#games.handsOf(code, until);
    this.#hands.delete(code);
    if (record) this.#hands.set(code, { over, record });
    const [oldest] = this.#hands.keys();
    if (this.#hands.size > TABLES_REMEMBERED && oldest) this.#hands.delete(oldest);
    return record;
  }

  async #listOf(person: PersonId, games: GameList['games'], hasMore: boolean): Promise<GameList> {
    return { games, hasMore, counts: await this.#store.countGames(person), keptDays: this.#keptDays };
  }
}
