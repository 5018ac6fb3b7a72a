import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { GameId, PersonId, TableCode } from '@gorrion/protocol';
import { expect, it } from 'vitest';
import { OpenGames, Seals } from './openGames.ts';
import type { Store } from './store.ts';

const GAME = 'AB23CD45-1' as GameId;
const HERE = join(import.meta.dirname, '..');

/** What the store says of the game, whatever it is asked. */
const KEPT = { summary: { id: GAME } };
const told = async () => [KEPT];
const store = {
  findGame: async () => KEPT,
  readGame: async () => KEPT,
  peopleOf: told,
  gamesOf: told,
  publicGames: told,
  linesOf: told,
  reviewsOf: told,
  reviewMessages: told,
  talkOf: told,
  read: async () => ({
    kind: 'whole',
    entries: [{ seq: 1, at: 0, event: { type: 'table-opened', settings: { deals: {} } } }],
  }),
} as unknown as Store;

const LOOKS: Readonly<Record<string, (games: OpenGames) => Promise<unknown>>> = {
  readGame: games => games.readGame(GAME),
  peopleOf: games => games.peopleOf(GAME),
  linesOf: games => games.linesOf(GAME),
  reviewsOf: games => games.reviewsOf(GAME),
  reviewMessages: games => games.reviewMessages(GAME),
  talkOf: games => games.talkOf(GAME),
  publicGames: games => games.publicGames({ limit: 10 }),
};

it('tells nothing of a sealed game to anybody, in whatever way they ask, and everything once it is open', async () => {
  const games = (isSealed: boolean) => new OpenGames(store, { isSealed: async () => isSealed });
  expect(await games(true).findGame(GAME)).toBe('sealed');
  expect(await games(false).findGame(GAME)).toBe(KEPT);
  for (const [name, look] of Object.entries(LOOKS)) {
    expect((await look(games(true))) ?? [], name).toEqual([]);
    expect(JSON.stringify(await look(games(false))), name).toContain(GAME);
  }
  for (const isSealed of [true, false])
    expect(await games(isSealed).gamesOf('ana' as PersonId, { limit: 10 })).toEqual([{ ...KEPT, isSealed }]);
  expect(await games(false).handsOf('AB23CD45' as TableCode)).toBeUndefined();
});

it('answers nobody before the server knows which games are sealed', async () => {
  const seals = new Seals();
  const asked = new OpenGames(store, seals).readGame(GAME);
  seals.begin(game => game === GAME);
  expect(await asked).toBeUndefined();
});

it('seals a game that is watched with a delay for all but its players and its umpire until others have seen its end', async () => {
  let now = 1000;
  const appointed = { type: 'umpire-appointed', person: { id: 'irene', name: 'Irene' } };
  const late = {
    findGame: async () => ({ summary: { id: GAME, shownFrom: 2000 } }),
    peopleOf: async () => [
      { person: 'ana', player: 0 },
      { person: 'eva', player: null },
    ],
    readGame: async () => ({ facts: [{ at: 0, event: appointed }] }),
  } as unknown as Store;
  const seals = new Seals({ store: late, now: () => now });
  seals.begin(() => false);
  const sealedFor = () =>
    Promise.all(['ana', 'irene', 'eva', undefined].map(reader => seals.isSealed(GAME, reader as PersonId | undefined)));
  expect(await sealedFor()).toEqual([false, false, true, true]);
  now = 1999;
  expect(await sealedFor()).toEqual([false, false, true, true]);
  now = 2000;
  expect(await sealedFor()).toEqual([false, false, false, false]);
});

/** Who may ask the store itself: keeps games or logs, plays at tables, or compares games that are sealed. */
const ASK_THE_STORE = [
  'archive/archivist.ts',
  'ledgers/dailies.ts',
  'ledgers/duplicateResults.ts',
  'ledgers/duplicates.ts',
  // Works out who stayed in games, which all see who sit there.
  'peace/backfill.ts',
  // Finds whom a player of a game reports, for the operator alone.
  'peace/reports.ts',
  // Rated games have no sealed deals: settings with deals are never rated.
  'ratings/ratings.ts',
  'tables/registry.ts',
  // A hand's own players read it as they saw it during play; sealed deals leave no transcript.
  'transport/transcripts.ts',
];

/** Every reading method of a store that tells of a game, but for the lists of a person's own games. */
const READS = [
  ...['findGame', 'readGame', 'peopleOf', 'publicGames', 'ratedGames', 'linesOf', 'reviewsOf', 'reviewMessages'],
  ...['talkOf', 'read', 'load'],
].join('|');

it('is what all readers of games ask: nobody else asks the store', () => {
  const asks = new RegExp(`'(?:${READS})'|[sS]tore\\.(?:${READS})\\(|inner\\.(?:${READS})\\(`);
  const files = globSync(join(HERE, '**/*.ts'), { exclude: name => /testing|persistence|\.test\.ts$/.test(name) });
  const asking = files.filter(file => asks.test(readFileSync(file, 'utf8'))).map(file => relative(HERE, file));
  expect(asking.toSorted()).toEqual(ASK_THE_STORE);
});
