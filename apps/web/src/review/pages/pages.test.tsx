// @vitest-environment happy-dom
import type { GameRecord, ReviewedDecision } from '@gorrion/protocol';
import { legalActions, SEATS, type Seat } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { evolveTable, handsOf, Replay, replayTable, unopened } from '@gorrion/table';
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoadedGame } from '../../client/archive/load.ts';
import { mistakesOf } from '../../client/mistakes/mistakes.ts';
import { prefer } from '../../client/preferences/preferences.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { decision, opinion, playedGame, reviewOf, throws } from '../../testing/opinions.ts';
import type { ReviewPageProps } from '../frame/reviewPage.ts';
import { DecisionTable } from '../luck/DecisionTable.tsx';
import { HindsightBody } from '../luck/HindsightBody.tsx';
import { LuckBody } from '../luck/LuckBody.tsx';
import { KindTable } from '../mistakes/KindTable.tsx';
import { MistakeRows } from '../mistakes/MistakeRows.tsx';
import { useAnswers } from '../retry/answers.ts';
import { QuestionPage } from '../retry/QuestionPage.tsx';

speakEnglish();
// A whole game: slow only where the machine is busy.
vi.setConfig({ hookTimeout: 60_000 });

let record: GameRecord;
let page: ReviewPageProps;
/** The first discards of a seat in the first hand, each with another discard as the best, and one that is as good. */
let asked: readonly ReviewedDecision[];

beforeAll(async () => {
  record = await playedGame('pages');
  const replay = new Replay(record);
  const game: LoadedGame = {
    record,
    player: 1,
    from: 'device',
    origin: 'file',
    access: 'players',
    isStarred: false,
    isHost: true,
    alias: null,
    hidesNames: false,
  };
  const names = record.sheet.players.map(({ name }) => name);
  page = { id: record.id, game, name: 'WMO rules', hands: replay.hands, names, replay };
  asked = discardsOf(1).slice(1, 4).map(questionAt);
});

beforeEach(() => useAnswers.setState({}, true));

/** Returns the facts by which a seat discarded in the first hand. */
function discardsOf(seat: Seat): number[] {
  const [hand] = handsOf(record.facts);
  return hand!.moves.flatMap(({ kind, fact, event }) =>
    kind === 'discard' && 'seat' in event && event.seat === seat ? [fact] : [],
  );
}

function questionAt(fact: number, n: number): ReviewedDecision {
  const { hand } = replayTable(record.facts.slice(0, fact)).session;
  const { event } = record.facts[fact]!;
  const made = event.type === 'session' && event.event.type === 'hand' ? event.event.event : undefined;
  const played = throws(1, made?.type === 'discarded' ? made.tile : tile('1m'));
  const others = legalActions(hand, 1).filter(
    move => move.type === 'discard' && move.tile !== (played.type === 'discard' && played.tile),
  );
  const candidates = [
    opinion(others[0]!, { value: 6, isEqual: true, winChance: 0.25 }),
    opinion(others[1]!, { value: 5.8, isEqual: true }),
    opinion(played, { value: 1 }),
  ];
  const loss = 5 - n;
  return decision({ before: fact, fact, seat: 1, played, candidates, loss });
}

/** Returns the first decision of a game to claim a discard with a pung or a chow, or to pass, which was played. */
function claimIn(): { readonly hand: number; readonly decision: ReviewedDecision } {
  let state = unopened;
  for (const [n, fact] of record.facts.entries()) {
    state = evolveTable(state, fact);
    const { hand } = state.session;
    if (hand.phase.name !== 'claims' || hand.phase.on !== 'discard') continue;
    for (const seat of SEATS) {
      const moves = legalActions(hand, seat);
      const call = moves.find(move => move.type === 'claim' && move.claim.kind !== 'pass');
      const pass = moves.find(move => move.type === 'claim' && move.claim.kind === 'pass');
      if (!call || !pass) continue;
      const candidates = [opinion(call, { value: 4, winChance: 0.25 }), opinion(pass, { value: 1 })];
      const index = page.hands.findLastIndex(({ moves: [deal] }) => deal !== undefined && deal.fact <= n);
      const figures = { before: n + 1, fact: n + 1, seat, kind: 'claim', played: pass, candidates } as const;
      return { hand: index, decision: decision(figures) };
    }
  }
  throw new Error('nobody could claim in this game');
}

/** Shows a question of the first hand, or another one. */
const onePage = (at = 0, other?: ReturnType<typeof claimIn>) => {
  const listed = mistakesOf(reviewOf([asked], 1, record.id), 1);
  const questions = other ? listed.map((one, n) => (n === at ? { ...one, ...other } : one)) : listed;
  const next = vi.fn();
  const seen = mounted(
    <QuestionPage
      {...page}
      mistake={questions[at]!}
      hand={page.hands[questions[at]!.hand]!}
      questions={questions}
      at={at}
      query=""
      onNext={next}
    />,
  );
  const text = () => seen.host.querySelector('.retry-side')?.textContent ?? '';
  const button = (name: RegExp) =>
    [...seen.host.querySelectorAll('button')].find(
      one => name.test(one.textContent ?? '') || name.test(one.getAttribute('aria-label') ?? ''),
    );
  const press = (node: Element | undefined) => act(() => (node as HTMLElement | undefined)?.click());
  return { ...seen, text, button, press, next };
};

describe('a mistake to try again', () => {
  it('tells nothing of the review until it is answered', () => {
    const { text } = onePage();
    expect(text()).toContain('What would you discard?');
    expect(text()).toContain('1 of 3 in this game');
    for (const word of ['25%', 'as good', 'Played', '+6.0']) expect(text()).not.toContain(word);
  });

  it('answers a wrong call with a reason and a hint, and may be tried once more', () => {
    const claim = claimIn();
    const { text, button, press, host } = onePage(0, claim);
    expect(text()).toContain('Would you claim it?');
    press(button(/^Pass/));
    expect(text()).toContain('Not that one');
    expect(text()).toContain('−3.0');
    expect(text()).toContain('A hint.');
    expect(text()).not.toContain('What the expert compared');
    expect(Object.values(useAnswers.getState())).toEqual([]);
    press(host.querySelector('.calls .btn:not(.bad)') ?? undefined);
    expect(text()).toContain('Right');
    expect(text()).toContain('No other move is as good.');
    expect(text()).toContain('25%');
    expect(Object.values(useAnswers.getState())).toEqual(['solved']);
  });

  it('shows the answer when asked, which does not solve it', () => {
    const { text, button, press } = onePage();
    press(button(/^Show the answer/));
    expect(text()).toContain('The answer');
    expect(Object.values(useAnswers.getState())).toEqual(['shown']);
  });

  it('goes on by N and shows the answer by ?, and has no such keys where letters are turned off', () => {
    const { text, next, fire } = onePage();
    fire(window, new KeyboardEvent('keydown', { key: '?' }));
    expect(text()).toContain('The answer');
    fire(window, new KeyboardEvent('keydown', { key: 'n' }));
    expect(next).toHaveBeenCalledOnce();
    act(() => prefer({ keys: false }));
    fire(window, new KeyboardEvent('keydown', { key: 'n' }));
    expect(next).toHaveBeenCalledOnce();
    act(() => prefer({ keys: true }));
  });
});

describe('the list of mistakes', () => {
  it('says of each why it was one, and leads to its position and to the question', () => {
    const rows = mistakesOf(reviewOf([asked], 1, record.id), 1).map(mistake => ({
      id: record.id,
      mistake,
      hand: page.hands[0]!,
      query: '',
    }));
    const { host } = mounted(<MistakeRows rows={rows} answers={{}} />);
    const links = [...host.querySelectorAll('a')].map(link => link.getAttribute('href') ?? '');
    expect(links).toHaveLength(6);
    for (const why of host.querySelectorAll('.mistake-row'))
      expect(why.textContent).toContain('Breaks 789 Characters.');
    for (const [n, link] of links.entries())
      expect(link).toMatch(n % 2 === 0 ? /^\/g\/[\w-]+\/e1\/\d+$/ : /^\/g\/[\w-]+\/e1\/\d+\/try$/);
  });
});

describe('the kinds of mistakes', () => {
  it('part the sentence about a kind from the link to its drill', () => {
    const { host } = mounted(<KindTable mistakes={mistakesOf(reviewOf([asked]), 0)} />);
    expect(host.textContent).toMatch(/\. Drill this/);
  });
});

describe('the pages of luck', () => {
  it('write numbers that sum to the result beside the bars', () => {
    const review = reviewOf([asked, []], 1, record.id);
    const { host } = mounted(<LuckBody review={review} player={1} page={page} query="" />);
    const rows = [...host.querySelectorAll('tbody tr')].map(row =>
      [...row.querySelectorAll('td:not(.bars)')].map(cell => Number(cell.textContent?.replace('−', '-'))),
    );
    expect(rows).toHaveLength(2);
    for (const [draws, others, decisions, result] of rows)
      expect(draws! + others! + decisions!).toBeCloseTo(result!, 0);
    expect(host.textContent).not.toMatch(/%/);
  });

  it('count decisions by hand and in all', () => {
    const review = reviewOf([asked, []], 1, record.id);
    const { host } = mounted(<DecisionTable review={review} player={1} page={page} query="" />);
    const sums = [...host.querySelectorAll('tfoot td:not(.bars)')].map(cell => cell.textContent);
    expect(sums).toEqual(['3', '0', '0', '3', '−12.0']);
  });

  it('show open hands without a word of grades', () => {
    const { host } = mounted(<HindsightBody {...page} player={1} query="" />);
    expect(host.querySelectorAll('.hs-hands > li')).toHaveLength(3);
    expect(host.textContent).not.toMatch(/mistake|inaccura|better|best/i);
  });
});
