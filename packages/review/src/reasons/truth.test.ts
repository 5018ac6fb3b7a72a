import { isConcrete, type ReadyNumbers, type ReviewedCandidate, type ReviewReason } from '@gorrion/protocol';
import {
  bySeat,
  claimedMeld,
  distanceOf,
  drawsLeft,
  fanPoints,
  type HandState,
  holdingAfter,
  isClaimed,
  isMeldClaim,
  isSameAction,
  mcrOnly,
  meldTiles,
  PLAYING_KINDS,
  SEATS,
  type Seat,
  type SeatCommand,
  scoreWin,
  type Tile,
  tilesLeft,
  withoutTile,
} from '@gorrion/rules';
import { sized } from '@gorrion/rules/testing/wide';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../decisions/decision.ts';
import { decisionsOf } from '../decisions/decisions.ts';
import { gradeBySearch } from '../grading/grade.ts';
import { dealtHands } from '../hands/dealtHands.ts';
import { botsOf, playGame } from '../testing/botGame.ts';
import { callOf, riskOf } from './decided.ts';

/* Whatever is said of real hands is true: every number is computed again, in another way. */

const KINDS = Array.from({ length: PLAYING_KINDS }, (_, kind) => kind as Tile);
/** A hand of many kinds of reasons, and the share of its decisions that is asked about: one in so many. */
const [SEED, ONE_IN] = ['reasons 0', sized(6, 3)];
const TIME_MS = 240_000;

type Asked = Pick<Decision, 'view' | 'seat' | 'played'>;

/** Returns decisions of bots that err, from a game of the seed. */
function decisionsIn(seed: string): readonly Decision[] {
  const record = playGame(botsOf('easy', 'beginner', 'regular', 'easy'), 1, seed);
  const [hand] = dealtHands(record);
  const decisions = SEATS.flatMap(seat => decisionsOf(record.facts, hand!, seat));
  return decisions.filter((_, n) => n % ONE_IN === 0);
}

/** Counts the copies that lie open for all, tile by tile: rivers and claimed melds. */
function openCopies({ seats }: Pick<HandState, 'seats'>, kind: Tile): number {
  const melds = seats.flatMap(each => each.melds.filter(isClaimed));
  const open = [...seats.flatMap(riverOf), ...melds.flatMap(meldTiles)];
  return open.filter(tile => tile === kind).length;
}

const riverOf = ({ discards }: HandState['seats'][0]): readonly Tile[] =>
  discards.filter(({ claimedBy }) => claimedBy === undefined).map(({ tile }) => tile);

/** Counts the copies that a seat cannot see: neither open, nor its own. */
function liveCopies({ seats }: Pick<HandState, 'seats'>, seat: Seat, kind: Tile): number {
  const { concealed, melds } = seats[seat];
  const own = [...concealed, ...melds.filter(meld => !isClaimed(meld)).flatMap(meldTiles)];
  return Math.max(0, 4 - openCopies({ seats }, kind) - own.filter(tile => tile === kind).length);
}

type Holding = Pick<HandState['seats'][0], 'concealed' | 'melds'>;

interface Completion {
  readonly tile: Tile;
  readonly live: number;
  readonly byDiscard: number;
  readonly selfDrawn: number;
}

/** Returns the seats after an action: the seat holds thirteen tiles, and its discard or claimed tile lies open. */
function seatsAfter({ view, seat }: Asked, holding: Holding, thrown: Tile | undefined): HandState['seats'] {
  const { phase } = view;
  const isClaim = phase.name === 'claims' && holding.melds.length > view.seats[seat].melds.length;
  return bySeat(each => {
    const { discards, ...rest } = view.seats[each];
    if (each === seat) {
      const own = thrown === undefined ? [] : [{ tile: thrown, nth: 999 }];
      return { ...rest, ...holding, discards: [...discards, ...own] };
    }
    const isGiver = isClaim && phase.from === each;
    return { ...rest, discards: isGiver ? discards.slice(0, -1) : discards };
  });
}

/** Returns what completes thirteen tiles, by trying all kinds; `thrown` was discarded to get them. */
function completions(asked: Asked, holding: Holding, thrown: Tile | undefined): readonly Completion[] {
  const { view, seat } = asked;
  const { concealed, melds } = holding;
  const seats = seatsAfter(asked, holding, thrown);
  const isCompleting = (tile: Tile) => {
    const held = [...concealed, ...melds.flatMap(meldTiles)].filter(each => each === tile).length;
    return (
      held < 4 &&
      distanceOf(
        [...concealed, tile].sort((a, b) => a - b),
        melds,
      ).min === -1
    );
  };
  return KINDS.filter(isCompleting).map(tile => {
    const claim = (selfDrawn: boolean) => ({
      concealed,
      melds,
      winningTile: tile,
      seatWind: seat,
      prevalentWind: view.prevalentWind,
      selfDrawn,
      lastOfWall: tilesLeft(view.wall) === 0,
      lastOfKind: openCopies({ seats }, tile) === 3 && (!selfDrawn || view.rules.lastTileSelfDraw),
      afterKong: false,
      robbingKong: false,
      flowers: view.seats[seat].flowers.length,
    });
    const points = (selfDrawn: boolean) => scoreWin(claim(selfDrawn), mcrOnly(view.rules))?.total ?? 0;
    return { tile, live: liveCopies({ seats }, seat, tile), byDiscard: points(false), selfDrawn: points(true) };
  });
}

/** Returns the completions after an action; after a chow or pung, those of each discard. */
function completionsAfter(asked: Asked, action: SeatCommand): readonly (readonly Completion[])[] {
  const { view, seat } = asked;
  const { phase } = view;
  const offer = phase.name === 'claims' ? phase : undefined;
  const holding = holdingAfter(view.seats[seat], action, offer);
  if (action.type === 'discard') return [completions(asked, holding, action.tile)];
  const meld = action.type === 'claim' && offer && isMeldClaim(action.claim) && claimedMeld(action.claim, offer);
  if (!meld || meld.kind === 'kong') return [completions(asked, holding, undefined)];
  return [...new Set(holding.concealed)].map(tile =>
    completions(asked, { ...holding, concealed: withoutTile(holding.concealed, tile) }, tile),
  );
}

const wins = (found: readonly Completion[], minimum: number) =>
  found.filter(each => Math.max(each.byDiscard, each.selfDrawn) >= minimum);
const live = (found: readonly Completion[]) => found.reduce((sum, each) => sum + each.live, 0);

/** Checks the numbers of a ready hand against one of the hands that an action may leave. */
function checkReady(asked: Asked, action: SeatCommand, told: ReadyNumbers): void {
  const { minPoints } = asked.view.rules;
  const agreeing = completionsAfter(asked, action).filter(found => {
    const winning = wins(found, minPoints).filter(each => each.live > 0);
    const given = winning.filter(each => each.byDiscard >= minPoints);
    const waits = told.isSelfDrawn ? winning : given;
    const points = waits.map(each => (told.isSelfDrawn ? each.selfDrawn : each.byDiscard));
    return (
      told.isSelfDrawn === (given.length === 0) &&
      told.live === live(waits) &&
      told.tiles.join() === waits.map(each => each.tile).join() &&
      told.least === Math.min(...points) &&
      told.most === Math.max(...points)
    );
  });
  expect(agreeing.length, JSON.stringify(told)).toBeGreaterThan(0);
}

/** Checks a sentence about waits. */
function checkWaits(asked: Asked, best: SeatCommand, reason: ReviewReason): void {
  const { rules } = asked.view;
  const own = () => completionsAfter(asked, asked.played);
  if (reason.id === 'ready') checkReady(asked, asked.played, reason);
  if (reason.id === 'ready-missed') checkReady(asked, best, reason);
  if (reason.id === 'ready-below-minimum' || reason.id === 'wider-below-minimum') {
    expect(reason.minimum).toBe(rules.minPoints);
    expect(drawsLeft(asked.view)).toBeGreaterThan(4);
    const most = Math.max(
      ...own()
        .flat()
        .flatMap(each => [each.byDiscard, each.selfDrawn]),
    );
    expect(most).toBe(reason.points);
    expect(most).toBeLessThan(rules.minPoints);
  }
  if (reason.id === 'wider-wait') {
    const [mine, better] = [own(), completionsAfter(asked, best)].map(hands =>
      Math.max(...hands.map(found => live(wins(found, rules.minPoints)))),
    );
    expect([mine, better]).toEqual([reason.played, reason.best]);
  }
  if (reason.id === 'dead-wait') {
    for (const tile of reason.tiles)
      expect(
        own()
          .flat()
          .find(each => each.tile === tile)?.live,
      ).toBe(0);
  }
}

/** Checks a sentence whose numbers are those of the candidates. */
function checkOpinion(asked: Asked, own: ReviewedCandidate, best: ReviewedCandidate, reason: ReviewReason): void {
  const { view, seat } = asked;
  if (reason.id === 'further-away' || reason.id === 'call-missed') {
    expect([own.distance, best.distance]).toEqual([reason.played, reason.best]);
    expect(reason.played).toBeGreaterThan(reason.best);
  }
  if (reason.id === 'less-chance') expect([own.winChance, best.winChance]).toEqual([reason.played, reason.best]);
  if (reason.id === 'less-value') expect(reason.loss).toBe(best.value - own.value);
  if (reason.id === 'dangerous') {
    expect([own.danger[reason.seat], best.danger[reason.seat]]).toEqual([reason.played, reason.best]);
    expect(asked.played).toMatchObject({ type: 'discard', tile: reason.tile });
  }
  if (reason.id === 'late-risk') {
    expect([riskOf(own), riskOf(best), tilesLeft(view.wall)]).toEqual([reason.played, reason.best, reason.left]);
  }
  if (reason.id === 'route-closed') {
    expect(own.routes.map(({ route }) => route)).not.toContain(reason.route);
    expect(best.routes).toContainEqual(expect.objectContaining({ route: reason.route, points: reason.points }));
  }
  if (reason.id === 'worth-more') {
    expect([own.goal?.byDiscard, best.goal?.byDiscard]).toEqual([reason.played, reason.best]);
  }
  if (reason.id === 'scarce-tile') {
    expect(liveCopies(view, seat, reason.tile)).toBe(reason.live);
  }
  if (reason.id === 'call-without-use') {
    expect([callOf(own.action), own.distance, best.distance]).toEqual([reason.call, reason.missing, reason.missing]);
  }
}

/** Checks a sentence about the tiles of the likeliest hands. */
function checkShape(
  { view, seat, played }: Asked,
  own: ReviewedCandidate,
  best: ReviewedCandidate,
  reason: ReviewReason,
) {
  const { concealed } = view.seats[seat];
  if (reason.id === 'set-broken' || reason.id === 'tile-needed') {
    expect(played).toMatchObject({ type: 'discard', tile: reason.tile });
    expect(reason.set).toContain(reason.tile);
    expect(best.goal?.sets?.map(({ tiles }) => tiles.join())).toContain(reason.set.join());
    const rest = [...concealed];
    const held = reason.set.every(each => rest.includes(each) && rest.splice(rest.indexOf(each), 1));
    if (reason.id === 'set-broken') expect(held).toBe(true);
    for (const { fan } of reason.fans) expect(best.goal?.fans).toContain(fan);
  }
  if (reason.id === 'other-hand') {
    for (const { fan } of reason.best)
      expect([best.goal?.fans, own.goal?.fans?.includes(fan) ?? false]).toEqual([expect.arrayContaining([fan]), false]);
    for (const { fan } of reason.played) expect(best.goal?.fans).not.toContain(fan);
  }
  if (reason.id === 'idle-kept') {
    expect(best.action).toMatchObject({ type: 'discard', tile: reason.tile });
    expect(best.goal?.missing.map(({ tile }) => tile)).not.toContain(reason.tile);
  }
}

/** Checks that the fans a call costs are fans of the goal after a pass, in a hand that is concealed. */
function checkFans({ view, seat }: Asked, candidates: readonly ReviewedCandidate[], reason: ReviewReason): void {
  if (reason.id !== 'concealed-fans-lost' && reason.id !== 'concealed-fans-kept') return;
  expect(view.seats[seat].melds.some(isClaimed)).toBe(false);
  const pass = candidates.find(({ action }) => action.type === 'claim' && action.claim.kind === 'pass');
  for (const { fan, points } of reason.fans) {
    expect(pass?.goal?.fans).toContain(fan);
    expect(points % fanPoints(fan, mcrOnly(view.rules))).toBe(0);
  }
}

describe('the reasons of real hands', () => {
  it(
    'are true, at most three, and each loss has one that names a tile, a set, a fan or a call',
    () => {
      const said = new Map<string, number>();
      for (const asked of decisionsIn(SEED)) {
        const { candidates, reasons, loss, verdict } = gradeBySearch(asked);
        const [best] = candidates;
        const own = candidates.find(({ action }) => isSameAction(action, asked.played));
        expect(reasons.length).toBeLessThanOrEqual(3);
        if (!own || !best) continue;
        const isSilent = verdict === 'close' && loss < 0.05;
        if (!isSilent) expect(reasons.length, JSON.stringify(asked.played)).toBeGreaterThan(0);
        const isFault = own !== best && verdict === 'close' && loss >= 0.7;
        if (isFault) expect(reasons.some(isConcrete), JSON.stringify(reasons)).toBe(true);
        for (const reason of reasons) {
          said.set(reason.id, (said.get(reason.id) ?? 0) + 1);
          checkWaits(asked, best.action, reason);
          checkOpinion(asked, own, best, reason);
          checkShape(asked, own, best, reason);
          checkFans(asked, candidates, reason);
        }
      }
      expect(said.size).toBeGreaterThan(sized(9, 12));
    },
    TIME_MS,
  );
});
