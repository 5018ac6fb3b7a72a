import { cn1998, type HandState, parseTiles, SEATS, type Tile, withSeat } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { OWN_DRAWS, ownWalls, stateAtDeal } from './ownWalls.ts';
import { Program } from './program.ts';
import { playBotzoneHand, type TextPlayer } from './referee.ts';
import { nameOf, tileNamed } from './tiles.ts';

/** Returns a player of one of our levels that keeps its requests and answers. */
function players(seed: string, log: string[] = []): readonly TextPlayer[] {
  return SEATS.map(seat => {
    const program = new Program({ level: 'beginner' }, `${seed}/${seat}`);
    return {
      ask(request) {
        const answer = program.answer(request);
        log.push(`${seat}: ${request} -> ${answer}`);
        return answer;
      },
    };
  });
}

/** Returns a player with fixed answers by request; else it passes, or discards the tile that it has drawn. */
const scripted = (answers: Readonly<Record<string, string>> = {}): TextPlayer => ({
  ask: request => answers[request] ?? (request.startsWith('2 ') ? `PLAY ${request.slice(2)}` : 'PASS'),
});

/** Returns a player that keeps every request, and passes or discards the tile that it has drawn. */
const heardBy = (heard: string[]): TextPlayer => ({
  ask(request) {
    heard.push(request);
    return scripted().ask(request, true);
  },
});

const tiles = (text: string): readonly Tile[] => {
  const parsed = parseTiles(text);
  if (!parsed.ok) throw new RangeError(text);
  return [...parsed.value].sort((a, b) => a - b);
};

/** Returns walls whose first tiles are given; useless tiles fill the rest. */
const dealWith = (hands: readonly string[], draws: readonly string[] = []): HandState => {
  const walls = SEATS.flatMap(seat => {
    const first = draws[seat] ? tiles(draws[seat]) : [];
    const rest = Array.from({ length: OWN_DRAWS - first.length }, () => tiles('N')[0]!);
    return [...tiles(hands[seat]!), ...first, ...rest];
  });
  return stateAtDeal(walls, 0, cn1998);
};
const DULL = '159m159s159pESWC';

describe('the names of tiles', () => {
  it('name each tile, and no other word names one', () => {
    for (let kind = 0; kind < 34; kind++) expect(tileNamed(nameOf(kind as Tile))).toBe(kind);
    expect(['H1', 'W0', '', undefined].map(tileNamed)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('a deal of own walls', () => {
  it('has 136 tiles, four of each, thirteen dealt and twenty-one to draw', () => {
    const all = ownWalls('any');
    const { seats, wall } = stateAtDeal(all, 0, cn1998);
    expect(seats.map(({ concealed }) => concealed.length)).toEqual([13, 13, 13, 13]);
    expect(SEATS.map(seat => 34 - wall.own![seat])).toEqual([21, 21, 21, 21]);
    for (let kind = 0; kind < 34; kind++) expect(all.filter(tile => tile === kind).length).toBe(4);
  });
});

describe('a hand by text', () => {
  it('is played to its end by our bots without a mistake, twice in the same way', { timeout: 60_000 }, async () => {
    const outcomes = [];
    const dealt = (hand: number) => stateAtDeal(ownWalls(`text/${hand}`), 1, cn1998);
    const [first, second]: [string[], string[]] = [[], []];
    for (let hand = 0; hand < 8; hand++) {
      const log = hand === 0 ? first : [];
      const played = await playBotzoneHand(dealt(hand), players(`text/${hand}`, log));
      expect(played.mistake).toBeUndefined();
      outcomes.push(played.outcome.kind);
    }
    await playBotzoneHand(dealt(0), players('text/0', second));
    expect(second).toEqual(first);
    expect(outcomes).toContain('won');
    expect(first[0]).toBe('0: 0 0 1 -> PASS');
    expect(first[4]).toMatch(/^0: 1 0 0 0 0( [WTBFJ]\d){13} -> PASS$/);
    expect(first[8]).toMatch(/^0: 2 [WTBFJ]\d -> /);
  });

  it('ends without a winner when a player must draw from an empty wall', async () => {
    const dull = dealWith([DULL, DULL, DULL, DULL]);
    const { outcome, mistake } = await playBotzoneHand(dull, [scripted(), scripted(), scripted(), scripted()]);
    expect([outcome.kind, mistake]).toEqual(['exhausted', undefined]);
  });

  it('ends with a Hu without a complete hand, which costs thirty points', async () => {
    const dull = dealWith([DULL, DULL, DULL, DULL]);
    const liar = scripted({ '3 0 PLAY F4': 'HU' });
    const { outcome, mistake } = await playBotzoneHand(dull, [scripted(), scripted(), liar, scripted()]);
    expect(mistake).toEqual({ seat: 2, request: '3 0 PLAY F4', answer: 'HU' });
    expect(outcome.payments).toEqual([10, 10, -30, 10]);
  });

  it.each([
    ['2 F4', 'PLAY W2', 'a tile that is not held'],
    ['2 F4', 'GANG F4', 'a kong of one tile'],
    ['2 F4', 'nonsense', 'no word of the protocol'],
    ['1 0 0 0 0 W1 W5 W9 T1 T5 T9 B1 B5 B9 F1 F2 F3 J1', 'PASS', ''],
  ])('%s -> %s is a mistake: %s', async (request, answer, why) => {
    const dull = dealWith([DULL, DULL, DULL, DULL]);
    const { mistake } = await playBotzoneHand(dull, [
      scripted({ [request]: answer }),
      scripted(),
      scripted(),
      scripted(),
    ]);
    expect(mistake?.seat).toBe(why === '' ? undefined : 0);
  });

  it('gives the tile to a pung before a chow, and reports claim and discard in one line', async () => {
    const heard: string[] = [];
    const south = scripted({ '3 0 PLAY W2': 'CHI W2 T1' });
    const west = scripted({ '3 0 PLAY W2': 'PENG F1' });
    const north = heardBy(heard);
    const deal = dealWith([DULL, '13m159s159pESWCP', '22m159s159pESWCP', DULL], ['2m']);
    const east = scripted({ '2 W2': 'PLAY W2' });
    const noMore: TextPlayer = { ask: request => (request === '3 2 PENG F1' ? 'nonsense' : east.ask(request, true)) };
    const { mistake } = await playBotzoneHand(deal, [noMore, south, west, north]);
    expect(heard).toContain('3 2 PENG F1');
    expect(heard.some(line => line.includes('CHI'))).toBe(false);
    expect(mistake).toMatchObject({ seat: 0, request: '3 2 PENG F1' });
  });

  it('hides the tile of a concealed kong and draws its replacement from the own wall', async () => {
    const heard: string[] = [];
    const east = scripted({ '2 W1': 'GANG W1' });
    const south = heardBy(heard);
    const deal = dealWith(['111m159s159pESWC', DULL, DULL, DULL], ['1m']);
    await playBotzoneHand(deal, [east, south, scripted(), scripted()]);
    expect(heard.slice(2, 6)).toEqual(['3 0 DRAW', '3 0 GANG', '3 0 DRAW', '3 0 PLAY F4']);
  });

  it.each([
    [0, 'a mistake'],
    [1, 'taken'],
  ])('finds the kong of a discard by a player with %i tiles of his own left %s', async (left, what) => {
    const whole = dealWith([DULL, DULL, '222m15s159pESWCP', DULL], ['2m']);
    const deal = { ...whole, wall: { ...whole.wall, own: withSeat(whole.wall.own!, 2, 34 - left) } };
    const east = scripted({ '2 W2': 'PLAY W2' });
    const west = scripted({ '3 0 PLAY W2': 'GANG' });
    const { outcome, mistake } = await playBotzoneHand(deal, [east, scripted(), west, scripted()]);
    const wrong = { seat: 2, request: '3 0 PLAY W2', answer: 'GANG' };
    expect([outcome.kind, mistake]).toEqual(what === 'taken' ? ['exhausted', undefined] : ['void', wrong]);
  });

  it('allows to rob an added kong', async () => {
    const east = scripted({ '2 W5': 'PLAY W5' });
    const south = scripted({ '3 0 PLAY W5': 'PENG F1', '2 W5': 'BUGANG W5' });
    const west = scripted({ '3 1 BUGANG W5': 'HU' });
    const deal = dealWith([DULL, '55m19s19pEESSWWC', '46m123s789s123pEE', DULL], ['5m', '5m']);
    const { outcome, mistake } = await playBotzoneHand(deal, [east, south, west, scripted()]);
    expect(mistake).toBeUndefined();
    expect(outcome).toMatchObject({ kind: 'won', seat: 2, from: 1, robbed: true });
  });
});
