import { classicalClaimQuery } from '@gorrion/learn/classicalHands';
import { bySeat, type ClassicalRules, macau, PLAYERS } from '@gorrion/rules';
import { Replay, summaryOf } from '@gorrion/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CountedSheet } from '../../sheet/hand/counted/CountedSheet.tsx';
import { handResult } from '../../sheet/hand/handResult.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { classicalGame } from '../../testing/classicalGame.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { moveSentence } from '../replay/words.ts';
import { GameRows } from './GameRows.tsx';
import { HandTable } from './HandTable.tsx';
import { roundEnds } from './rounds.ts';
import type { GameRow } from './useGames.ts';

speakEnglish();

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a game of the older ways in the archive', () => {
  const record = classicalGame('archive');
  const replay = Replay.of(record);
  const { lines, players } = record.sheet;

  it('[C14] lists every hand with its place, its banker and what everybody gained', () => {
    const html = renderToStaticMarkup(
      <HandTable id={record.id} replay={replay} lines={lines} me={0} review={undefined} />,
    );
    const text = textOf(html);
    for (const { key } of replay.hands) expect(html).toContain(`/g/${record.id}/${key}`);
    expect(text.match(/banker (Ana|Mei|Botan|Tomás)/g)).toHaveLength(lines.length);
    expect(new Set(replay.hands.map(({ key }) => key)).size).toBe(replay.hands.length);
  });

  it('[C14] has a line for each round with its winner, where rounds have one', () => {
    const named = classicalGame('archive', { ...macau, winnerOfRound: true });
    const { totals } = named.sheet;
    const winner = players[totals.indexOf(Math.max(...totals))]!.name;
    const shown = (game: typeof named) =>
      textOf(
        renderToStaticMarkup(
          <HandTable id={game.id} replay={Replay.of(game)} lines={game.sheet.lines} me={0} review={undefined} />,
        ),
      );
    const signed = totals.map(total => english.signed(total)).join(' ');
    expect(shown(named)).toContain(`Round 1 Won by ${winner} ${signed}`);
    expect(shown(record)).not.toContain('Round 1');
  });

  it('[C49] opens a won hand in the calculator with what all four are worth', () => {
    const html = renderToStaticMarkup(
      <HandTable id={record.id} replay={replay} lines={lines} me={0} review={undefined} />,
    );
    const { results, options } = replay.lastState().session;
    const rules = options.rules as ClassicalRules;
    const won = results.flatMap(({ outcome }) => (outcome.kind === 'won' ? [outcome] : []));
    expect(won.length).toBeGreaterThan(0);
    for (const { claim, scores } of won) {
      const totals = bySeat(seat => scores[seat].total);
      const href = paths.calculator(classicalClaimQuery(claim, rules, totals)).replaceAll('&', '&amp;');
      expect(html).toContain(`href="${href}"`);
    }
  });

  it('[C13] lets every player be banker in the round, so that it has four hands or more', () => {
    const bankers = replay.hands.map(({ seating }) => seating[0]);
    expect(new Set(bankers)).toEqual(new Set(PLAYERS));
    expect(replay.hands.length).toBeGreaterThanOrEqual(4);
    expect([...roundEnds(replay)]).toEqual([]);
  });

  it('[C41] has the sheet of four counted hands at the end of each hand that was won', () => {
    let won = 0;
    for (const [n, hand] of replay.hands.entries()) {
      const state = replay.stateAt(n, hand.moves.length - 1);
      const result = handResult(state)!;
      expect(
        result.payments.reduce((sum, { change }) => sum + change, 0),
        hand.key,
      ).toBe(0);
      if (result.outcome.kind !== 'won') continue;
      won += 1;
      expect(
        result.outcome.scores.every(({ counted }) => counted),
        hand.key,
      ).toBe(true);
      const { outcome } = result;
      const sheet = renderToStaticMarkup(
        <CountedSheet state={state} result={result} won={outcome} me={0} corner={false} />,
      );
      expect(textOf(sheet), hand.key).toContain('adds up to 0');
    }
    expect(won).toBeGreaterThan(0);
  });

  it('[C22] says every move in words, exchanges among them', () => {
    const said = replay.hands.flatMap(({ moves }) =>
      moves.map(move => moveSentence(english, move, seat => `P${seat}`)),
    );
    expect(said.every(sentence => sentence.length > 0)).toBe(true);
    expect(said.some(sentence => /exchange|gives/i.test(sentence))).toBe(true);
  });

  it('offers no review in the list, which the expert cannot make', () => {
    const summary = summaryOf(record);
    const review = { hands: 0, mistakes: 0 };
    const row = { id: record.id, summary, player: 0, where: 'server', review } as unknown as GameRow;
    const rowsOf = (rows: readonly GameRow[]) =>
      renderToStaticMarkup(<GameRows rows={rows} onStar={async () => {}} onUpload={async () => {}} />);
    expect(rowsOf([row])).not.toContain('/mistakes');
    const other = { ...row, summary: { ...summary, ruleset: 'wmo2006' } } as GameRow;
    expect(rowsOf([other])).toContain(`/g/${record.id}/mistakes`);
    expect(rowsOf([{ ...other, review: { hands: 4, mistakes: 0 } }])).not.toContain('/mistakes');
    expect(players.map(({ name }) => name)).toEqual(['Ana', 'Mei', 'Botan', 'Tomás']);
  });
});
