import {
  codeOfBot,
  type GameId,
  type GameRecord,
  type GameSheet,
  LOG_VERSION,
  type PersonId,
  RECORD_FORMAT,
} from '@gorrion/protocol';
import { type ByPlayer, PLAYERS } from '@gorrion/rules';
import { sheetOf } from '@gorrion/table';
import { person, VirtualClock, World } from '@gorrion/table/testing';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { NewGame } from '../persistence/games.ts';
import { memoryStore } from '../persistence/memoryStore.ts';
import { RatingBook, rating, ratingLists } from './ratings.ts';

const FOUR = ['ana', 'bea', 'ciro', 'dan'] as PersonId[];
let facts: GameRecord['facts'];
let sheet: GameSheet;
beforeAll(async () => {
  const world = new World('rated games');
  await world.open({}, person('Ana'));
  facts = world.store.logOf('table').map(({ at, event }) => ({ at, event }));
  sheet = sheetOf(facts);
});

interface Wish {
  readonly at: number;
  readonly totals: ByPlayer<number>;
  readonly more?: number;
  readonly rated?: boolean;
  readonly origin?: NewGame['origin'];
}

/** A game of the four that ended at `at`; `more` facts follow its end. */
function game(id: string, { at, totals, more = 0, rated = true, origin = 'table' }: Wish): NewGame {
  const record: GameRecord = {
    format: RECORD_FORMAT,
    id: id as GameId,
    log: LOG_VERSION,
    from: at - 10,
    to: at + more,
    sheet: {
      ...sheet,
      ...(rated && { ratedAt: at }),
      lines: [{ hand: 1, kind: 'exhausted', changes: totals }],
      totals,
      tablePoints: [4, 2, 1, 0],
      end: 'complete',
    },
    facts: [...facts, ...Array.from({ length: more }, () => facts.at(-1)!)],
  };
  const people = PLAYERS.map(player => ({ person: FOUR[player]!, player }));
  return { record, host: FOUR[0]!, access: 'public', origin, people };
}

const namesOf = async (people: Iterable<PersonId>) => new Map([...people].map(who => [who, who.toUpperCase()]));
const valuesOf = async (book: RatingBook) => {
  const { people } = await book.list([FOUR[0]!], namesOf);
  return people.map(({ name, value }) => [name, value]);
};
const games = () => [
  game('A-1', { at: 1000, totals: [40, 10, -10, -40] }),
  game('A-2', { at: 2000, totals: [-40, 40, 10, -10] }),
  game('A-3', { at: 3000, totals: [5, -5, 40, -40] }),
];

describe('the ratings of a server', () => {
  it('follow the games as they are kept, and are the same after a restart', async () => {
    const { store, ratings } = rating(memoryStore());
    for (const one of games()) {
      await store.keepGame(one);
      expect(await valuesOf(ratings.people)).toEqual(await valuesOf(new RatingBook(store)));
    }
    expect(await ratings.people.list([FOUR[0]!], namesOf)).toMatchObject({
      count: 4,
      mine: { name: 'ANA', games: 3, isProvisional: true, you: true },
    });
  });

  it('count games in the order of their end, in whatever order they are kept', async () => {
    const { store, ratings } = rating(memoryStore());
    for (const one of games().toReversed()) {
      await store.keepGame(one);
      await ratings.people.list([FOUR[0]!], namesOf);
    }
    const inOrder = rating(memoryStore());
    for (const one of games()) await inOrder.store.keepGame(one);
    expect(await valuesOf(ratings.people)).toEqual(await valuesOf(inOrder.ratings.people));
  });

  it('wait for a game until spectators, who watch it with a delay, have seen its end', async () => {
    const clock = new VirtualClock(4000);
    const { store, ratings } = rating(memoryStore(), clock);
    const [first, second, third] = games();
    const { record } = second!;
    const late = { ...second!, record: { ...record, sheet: { ...record.sheet, shownFrom: 9000 } } };
    const without = rating(memoryStore());
    for (const one of [first!, third!]) await without.store.keepGame(one);
    for (const one of [first!, late, third!]) await store.keepGame(one);
    expect(await valuesOf(ratings.people)).toEqual(await valuesOf(without.ratings.people));
    const restarted = new RatingBook(store, clock);
    expect(await valuesOf(restarted)).toEqual(await valuesOf(without.ratings.people));
    await clock.advance(5000);
    await without.store.keepGame(second!);
    for (const book of [ratings.people, restarted])
      expect(await valuesOf(book)).toEqual(await valuesOf(without.ratings.people));
  });

  it('take in a correction of the sheet, and no signature', async () => {
    const { store, ratings } = rating(memoryStore());
    for (const one of games()) await store.keepGame(one);
    const before = await valuesOf(ratings.people);
    await store.keepGame(game('A-1', { at: 1000, totals: [40, 10, -10, -40], more: 1 }));
    expect(await valuesOf(ratings.people)).toEqual(before);
    await store.keepGame(game('A-1', { at: 1000, totals: [-40, 10, -10, 40], more: 2 }));
    expect(await valuesOf(ratings.people)).not.toEqual(before);
    expect(await valuesOf(ratings.people)).toEqual(await valuesOf(new RatingBook(store)));
  });

  it('leave out games that were not rated, and files that somebody brought', async () => {
    const { store, ratings } = rating(memoryStore());
    await store.keepGame(game('B-1', { at: 1, totals: [1, 0, 0, -1], rated: false }));
    await store.keepGame(game('C-1', { at: 1, totals: [1, 0, 0, -1], origin: 'file' }));
    expect(await ratings.people.list([FOUR[0]!], namesOf)).toMatchObject({ people: [], mine: null, count: 0 });
  });

  it('forget games that the server deletes, and people who asked for it', async () => {
    const { store, ratings } = rating(memoryStore());
    for (const one of games()) await store.keepGame(one);
    await store.purgeGames(2500);
    expect((await ratings.people.list([FOUR[0]!], namesOf)).mine?.games).toBe(1);
    await store.forget(FOUR[1]!, 'Sparrow');
    expect((await valuesOf(ratings.people)).map(([name]) => name)).toEqual(['CIRO', 'ANA', 'DAN']);
  });

  it('keep bots of people apart from people', async () => {
    const { store, ratings } = rating(memoryStore());
    await store.keepGame(games()[0]!);
    const ofBots = games()[1]!;
    const players = ofBots.record.sheet.players.map((one, n) => ({ ...one, name: codeOfBot(`Bot ${n}`) }));
    const named = { ...ofBots.record.sheet, players: players as never };
    const [bot, two, three, four] = ['bot', 'two', 'three', 'four'] as PersonId[];
    const people = [bot, two, three, four].map((person, player) => ({ person: person!, player: player as 0 }));
    await store.keepGame({ ...ofBots, record: { ...ofBots.record, sheet: named }, people });
    const lists = ratingLists(ratings, { namesOf }, { botsOf: async person => (person === FOUR[0] ? [bot!] : []) });
    expect((await lists(FOUR[0]!, 'people')).people.map(({ name }) => name)).toEqual(['ANA', 'BEA', 'CIRO', 'DAN']);
    const ladder = await lists(FOUR[0]!, 'bots');
    expect([ladder.count, ladder.mine?.name]).toEqual([4, 'BOT']);
    expect(ladder.people.filter(({ you }) => you).map(({ name }) => name)).toEqual(['BOT']);
    expect((await lists(FOUR[1]!, 'bots')).mine).toBeNull();
    await store.purgeGames(2500);
    expect((await lists(FOUR[0]!, 'bots')).count).toBe(0);
  });

  it('name people and bots, and no ids', async () => {
    const { store, ratings } = rating(memoryStore());
    await store.keepGame(games()[0]!);
    const list = await ratings.people.list(['stranger' as PersonId], namesOf);
    expect(list.mine).toBeNull();
    expect(list.people.map(({ name, you }) => [name, you])).toEqual([
      ['ANA', undefined],
      ['BEA', undefined],
      ['CIRO', undefined],
      ['DAN', undefined],
    ]);
    for (const id of FOUR) expect(JSON.stringify(list)).not.toContain(id);
    expect(list.bots.map(({ level }) => level)).toEqual(['beginner', 'easy', 'regular', 'strong', 'expert']);
  });
});

describe('ratings over a store that takes its time', () => {
  it('read all games once for all who ask, and miss no game that is kept or deleted meanwhile', async () => {
    const inner = memoryStore();
    const [first, second, third] = games();
    await inner.keepGame(first!);
    let reads = 0;
    const waiting: (() => void)[] = [];
    const answer = async () => {
      await vi.waitFor(() => expect(waiting).not.toEqual([]), 20_000);
      for (const go of waiting.splice(0)) go();
    };
    const slow = {
      ...inner,
      async ratedGames() {
        reads++;
        const found = await inner.ratedGames();
        await new Promise<void>(go => waiting.push(go));
        return found;
      },
    };
    const { store, ratings } = rating(slow);
    const asked = Promise.all([ratings.people.standings(), valuesOf(ratings.people)]);
    const keeping = store.keepGame(second!);
    await answer();
    await keeping;
    await asked;
    expect(reads).toBe(1);
    const both = rating(memoryStore());
    for (const game of [first!, second!]) await both.store.keepGame(game);
    expect(await valuesOf(ratings.people)).toEqual(await valuesOf(both.ratings.people));
    expect(reads).toBe(1);
    await store.purgeGames(1500);
    const again = valuesOf(ratings.people);
    const later = store.keepGame(third!);
    await answer();
    await later;
    const left = rating(memoryStore());
    for (const game of [second!, third!]) await left.store.keepGame(game);
    await again;
    expect(await valuesOf(ratings.people)).toEqual(await valuesOf(left.ratings.people));
  });
});
