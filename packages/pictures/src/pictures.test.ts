import { readFileSync } from 'node:fs';
import type { Entry, GameRecord, PersonId, TableEvent, TableState } from '@gorrion/protocol';
import { gameIdOf, type TableCode } from '@gorrion/protocol';
import { byPlayer, bySeat, type HandRecord, isFlower, LANGUAGES, type Language, PLAYERS } from '@gorrion/rules';
import { clockOf, finishedGames, replayTable } from '@gorrion/table';
import { playedOutEntries, SOUTH_WINS } from '@gorrion/table/testing';
import { beforeAll, expect, it } from 'vitest';
import { drawnMoment, drawPicture, gameMoment, type Picture, previewOf, SHAPES, SIZES, tableMoment } from './index.ts';
import { drawingsOf } from './tiles.ts';

const SPRITE = new URL('../../../apps/web/src/kit/tiles/tiles.generated.svg', import.meta.url);
const drawings = drawingsOf(readFileSync(SPRITE, 'utf8'));
const NAMES = ['Ana', '<Bea>', 'مريم', '王小明'];
const NOON = Date.UTC(2026, 10, 17, 12);

/** A game of four hands: South, who is Bea in the first, wins each with a Pure Straight. */
let record: GameRecord;
beforeAll(() => {
  const settings = { ruleset: 'wmo2006', hands: 4, clock: 'relaxed', absence: 'bot', visibility: 'link' } as const;
  const clock = clockOf(settings);
  const opening: TableEvent[] = [
    { type: 'table-opened', settings, clock, host: 'p0' as PersonId },
    ...PLAYERS.map(
      (place): TableEvent => ({
        type: 'seated',
        place,
        who: { kind: 'person', id: `p${place}` as PersonId, name: NAMES[place]!, presence: 'here' },
      }),
    ),
  ];
  const log = opening.map((event, n): Entry => ({ seq: n + 1, at: NOON, event }));
  const entries = [...log, ...playedOutEntries(log, NOON, { deals: [SOUTH_WINS] })];
  record = finishedGames(entries, number => gameIdOf('ABCD2345' as TableCode, number))[0]!.record;
});

/** A moment at which somebody has to discard. */
function positionOf() {
  const asked = Array.from({ length: 12 }, (_, n) => drawnMoment(record, 'e1', n)!).find(
    one => one.kind === 'position' && one.isAsked,
  );
  if (asked?.kind !== 'position') throw new Error('nobody is asked');
  return asked;
}

const making = (language: Language, more = {}) => ({ language, drawings, address: 'club.example/g/1', ...more });
const textsIn = (svg: string) => [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text!);

it('a win shows its tiles in sets, its fans and who made it, in every language', () => {
  const won = drawnMoment(record, 'e1')!;
  expect(won).toMatchObject({ kind: 'won', winner: { name: NAMES[1] }, points: expect.any(Number) });
  const titles = LANGUAGES.map(language => previewOf(won, language).title);
  expect(titles).toEqual([
    '<Bea>’s Pure Straight',
    'Escalera Pura de <Bea>',
    expect.stringContaining(' de <Bea>'),
    '<Bea>的清龙',
  ]);
  const svg = drawPicture(won, making('en'));
  expect(textsIn(svg)).toContain('&lt;Bea&gt;’s Pure Straight');
  expect(svg).not.toContain('<Bea>');
  expect(svg.match(/<use href="#t-/g)!.length).toBeGreaterThanOrEqual(15);
  expect(svg).not.toContain('var(');
});

it('a position shows what the player knew who has to discard, and no tile that was hidden from them', () => {
  const asked = positionOf();
  expect(
    asked.seen.seats.filter((_, seat) => seat !== asked.viewer.seat).flatMap(({ concealed }) => concealed),
  ).toEqual(Array(39).fill(-1));
  const svg = drawPicture(asked, making('es'));
  expect(textsIn(svg).join(' ')).toContain('¿Qué descartarías?');
  expect(previewOf(asked, 'zh').description).toMatch(/东风圈第1盘，第\d+手、剩\d+张。Ana，东家。/);
});

it('a game shows its places and the day', () => {
  const game = gameMoment(record);
  expect(previewOf({ ...game, totals: [8, 40, -8, -40] }, 'en')).toEqual({
    title: '<Bea> wins',
    description: `1. <Bea> +40, 2. Ana +8, 3. ${NAMES[2]} −8, 4. ${NAMES[3]} −40 · 4 hands, November 17, 2026`,
  });
  expect(drawPicture(game, making('pt')).match(/<path d="M68/g)!.length).toBeGreaterThan(1);
});

it('a long name of the results is whole, in two lines', () => {
  const game = gameMoment(record);
  const long = 'Wilhelmina Featherstoneh';
  const players = byPlayer(player => (player === 0 ? { ...game.players[0], name: long } : game.players[player]));
  const svg = drawPicture({ ...game, players, totals: [-8, 40, 8, -40] }, making('en'));
  expect(textsIn(svg)).toEqual(expect.arrayContaining(['Wilhelmina', 'Featherstoneh']));
});

it('nobody is asked for a discard while they hold a flower', () => {
  const all = Array.from({ length: 12 }, (_, n) => drawnMoment(record, 'e1', n)!);
  for (const one of all) {
    if (one.kind !== 'position' || !one.isAsked) continue;
    expect(one.seen.seats[one.viewer.seat].concealed.some(isFlower)).toBe(false);
  }
});

it('a hand that was stopped counts as none of a game, and is not one that nobody wins', () => {
  const end = replayTable(record.facts);
  const { results } = end.session;
  const stopped: HandRecord = {
    ...results.at(-1)!,
    outcome: { kind: 'void', payments: bySeat(() => 0) },
    changes: byPlayer(() => 0),
  };
  const state: TableState = { ...end, session: { ...end.session, results: [...results, stopped] } };
  expect([results.length, tableMoment(state, 'game')]).toMatchObject([4, { hands: 4, totals: end.session.totals }]);
  const hand = tableMoment(state, 'hand')!;
  expect(previewOf(hand, 'en').title).toMatch(/^Hand voided · /);
  expect(textsIn(drawPicture(hand, making('es')))[0]).toMatch(/^Mano anulada · /);
});

it('a name that the fonts have not is the wind of its seat, on the picture alone', () => {
  const canWrite = (text: string) => !/[\u0600-\u06ff]/.test(text);
  const game = gameMoment(record);
  const shown = textsIn(drawPicture(game, making('es', { canWrite })));
  expect(shown).toContain('Oeste');
  expect(shown.join()).not.toContain(NAMES[2]);
  expect(previewOf(game, 'es').description).toContain(NAMES[2]);
});

it('a name that is hidden behind the wind of its seat says the wind once', () => {
  const asked = positionOf();
  const wind = ['East', 'South', 'West', 'North'][asked.viewer.seat]!;
  const hidden: Picture = { ...asked, viewer: { ...asked.viewer, name: wind } };
  expect(textsIn(drawPicture(hidden, making('en'))).join()).not.toContain(`${wind}, ${wind}`);
  expect(previewOf(hidden, 'en').description).toMatch(new RegExp(`\\b${wind}\\b`));
  expect(previewOf(hidden, 'en').description).not.toContain(`${wind}, ${wind}`);
});

it('what is too long is smaller, and at last cut', () => {
  const to = (name: string): Picture => ({ kind: 'invitation', to: 'event', name });
  const [title] = textsIn(drawPicture(to('A'.repeat(200)), making('en')));
  expect(title!.endsWith('…')).toBe(true);
});

it('in another shape everything of the picture stands once, and within the frame', () => {
  for (const picture of [positionOf(), drawnMoment(record, 'e1')!, gameMoment(record)!])
    for (const shape of SHAPES) {
      const svg = drawPicture(picture, making('en', { shape }));
      const { width, height } = SIZES[shape];
      expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
      expect(textsIn(svg)).toEqual(textsIn(drawPicture(picture, making('en'))));
      const parts = [...svg.matchAll(/<svg x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)];
      expect(parts).toHaveLength(shape === 'wide' ? 0 : picture.kind === 'position' ? 4 : 1);
      for (const [x, y, wide, high] of parts.map(([, ...numbers]) => numbers.map(Number))) {
        expect(Math.min(x!, y!)).toBeGreaterThanOrEqual(16);
        expect([x! + wide! <= width - 16, y! + high! <= height - 16]).toEqual([true, true]);
      }
    }
});
