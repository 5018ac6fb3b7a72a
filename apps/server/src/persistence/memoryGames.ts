import { foldText, type GameId, MOST_LINES, MOST_OWN_LINES, type PersonId } from '@gorrion/protocol';
import {
  decodeGame,
  encodeGame,
  type GamePersonRow,
  type GameRow,
  type GameStore,
  type KeptGame,
  keptGame,
  type NewGame,
  personRows,
  renamedGame,
  type StoredLine,
} from './games.ts';
import { type LineRow, lineOfRow, packLine } from './lineRows.ts';
import { MemoryReviews } from './memoryReviews.ts';
import { namedIn } from './named.ts';
import type { ReviewMessageStore, StoredReviewMessage } from './reviewMessages.ts';
import type { ReviewStore } from './reviews.ts';

interface Shelved {
  row: GameRow;
  alias: string | null;
  people: readonly GamePersonRow[];
  /** Whose names the record has. */
  named: ReadonlySet<PersonId>;
  readonly stars: Set<PersonId>;
  lines: LineRow[];
  /** The highest number that a line has had. */
  newest: number;
  messages: readonly StoredReviewMessage[];
}

/** Returns the people of a game that is kept again: who shares a network stays as it was. */
const peopleAfter = (known: readonly GamePersonRow[], game: NewGame): readonly GamePersonRow[] =>
  personRows(game).map(row => ({ ...row, network: (known.find(one => one.person === row.person) ?? row).network }));

/** The games that are over, encoded as the disk has them. */
export class MemoryGames {
  readonly #games = new Map<GameId, Shelved>();
  readonly #reviews = new MemoryReviews();

  /** Replaces the name of a person in all records. */
  scrub(person: PersonId, name: string): void {
    for (const game of this.#games.values()) {
      game.lines = game.lines.map(line => (line.person === person ? { ...line, author: name } : line));
      if (game.named.has(person)) game.row = renamedGame(game.row, person, name) ?? game.row;
    }
  }

  /** Deletes what a person has said about games, and their stars. */
  forget(person: PersonId): void {
    for (const game of this.#games.values()) {
      game.messages = game.messages.filter(one => one.person !== person);
      game.stars.delete(person);
    }
  }

  #newest(isWanted: (game: Shelved) => boolean, before = Number.POSITIVE_INFINITY): Shelved[] {
    return [...this.#games.values()]
      .filter(game => game.row.endedAt < before && isWanted(game))
      .toSorted((a, b) => b.row.endedAt - a.row.endedAt);
  }

  #keep(game: NewGame): void {
    const known = this.#games.get(game.record.id);
    const row = encodeGame(game);
    if (known && known.row.facts >= row.facts) return;
    const { host, access, origin } = known?.row ?? row;
    const shelved = known ?? {
      row,
      alias: null,
      people: [],
      named: new Set<PersonId>(),
      stars: new Set<PersonId>(),
      lines: [],
      newest: 0,
      messages: [],
    };
    const named = new Set(namedIn(game.record.facts));
    this.#games.set(
      row.id,
      Object.assign(shelved, {
        row: { ...row, host, access, origin },
        people: peopleAfter(shelved.people, game),
        named,
      }),
    );
  }

  #change(id: GameId, change: (game: Shelved) => void): void {
    const game = this.#games.get(id);
    if (game) change(game);
  }

  #purge(before: number): void {
    for (const [id, { row, stars }] of this.#games) if (row.endedAt < before && stars.size === 0) this.#drop(id);
  }

  #addLine(id: GameId, { line, person, author, at }: Omit<StoredLine, 'number'>): void {
    this.#change(id, game => {
      const own = game.lines.filter(other => other.person === person).length;
      if (own >= MOST_OWN_LINES || game.lines.length >= MOST_LINES) return;
      game.newest += 1;
      game.lines.push({ number: game.newest, person, author, at, body: packLine(line) });
    });
  }

  #lineStore(): Pick<GameStore, 'linesOf' | 'addLine' | 'dropLine'> {
    return {
      linesOf: async id => this.#games.get(id)?.lines.map(lineOfRow) ?? [],
      addLine: async (id, line) => this.#addLine(id, line),
      dropLine: async (id, number) =>
        this.#change(id, game => {
          game.lines = game.lines.filter(line => line.number !== number);
        }),
    };
  }

  messages(): ReviewMessageStore {
    return {
      reviewMessages: async id => this.#games.get(id)?.messages ?? [],
      sayInReview: async (id, message) =>
        this.#change(id, game => {
          if (game.messages.some(({ number }) => number === message.number)) throw new Error('this number is taken');
          game.messages = [...game.messages, message];
        }),
    };
  }

  #drop(id: GameId): void {
    this.#games.delete(id);
    this.#reviews.drop(id);
  }

  store(): GameStore & ReviewStore {
    const kept = ({ row, alias }: Shelved): KeptGame => keptGame({ ...row, alias });
    const personIn = (game: Shelved, person: PersonId) => game.people.find(one => one.person === person);
    const reviewed = (game: Shelved, person: PersonId) =>
      this.#reviews.countOf(game.row.id, personIn(game, person)!.player);
    const has = (game: Shelved, text = '') => game.row.search.includes(foldText(text));
    return {
      ...this.#reviews.store(id => this.#games.has(id)),
      keepGame: async game => this.#keep(game),
      findGame: async id =>
        [...this.#games.values()].filter(game => game.row.id === id || game.alias === id).map(kept)[0],
      readGame: async id => {
        const game = this.#games.get(id);
        return game && decodeGame(game.row);
      },
      peopleOf: async id => (this.#games.get(id)?.people ?? []).map(({ fans: _, ...person }) => person),
      gamesOf: async (person, { before, since = 0, text, fan, starred, mistakes, limit }) =>
        this.#newest(game => personIn(game, person) !== undefined && game.row.endedAt >= since, before)
          .filter(game => has(game, text) && (!fan || personIn(game, person)!.fans.includes(`,${fan},`)))
          .filter(game => !starred || game.stars.has(person))
          .filter(game => !mistakes || reviewed(game, person).mistakes > 0)
          .slice(0, limit)
          .map(game => ({
            ...kept(game),
            player: personIn(game, person)!.player,
            isStarred: game.stars.has(person),
            review: reviewed(game, person),
          })),
      publicGames: async ({ before, since = 0, text, limit }) =>
        this.#newest(game => game.row.access === 'public' && game.row.endedAt >= since && has(game, text), before)
          .slice(0, limit)
          .map(kept),
      ratedGames: async () =>
        [...this.#games.values()]
          .map(kept)
          .filter(({ origin, summary }) => origin === 'table' && summary.ratedAt !== undefined),
      isStarred: async (person, id) => this.#games.get(id)?.stars.has(person) ?? false,
      countGames: async person => {
        const own = this.#newest(game => personIn(game, person) !== undefined);
        return { all: own.length, starred: own.filter(({ stars }) => stars.has(person)).length };
      },
      setAccess: async (id, access) => this.#change(id, game => Object.assign(game, { row: { ...game.row, access } })),
      setAlias: async (id, alias) => this.#change(id, game => Object.assign(game, { alias })),
      star: async (person, id, isStarred) =>
        this.#change(id, ({ stars }) => void (isStarred ? stars.add(person) : stars.delete(person))),
      ...this.#lineStore(),
      dropGame: async id => this.#drop(id),
      purgeGames: async before => this.#purge(before),
    };
  }
}
