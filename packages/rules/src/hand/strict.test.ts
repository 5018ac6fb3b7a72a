import { describe, expect, test } from 'vitest';
import { defaultAction, type FoulId, type HandCommand, legalWin, type Seat, safeActions, wmo2006 } from '../index.ts';
import { tile, tiles } from '../testing/stackedRing.ts';
import {
  claims,
  closeClaims,
  declaresHu,
  discards,
  draws,
  given,
  kongs,
  lays,
  type Story,
  says,
  showsFlower,
} from '../testing/story.ts';

const rules = { ...wmo2006, assist: 'strict' } as const;
const withdraws = (seat: Seat): HandCommand => ({ type: 'withdraw', seat });
const foulsIn = (story: Story) => story.events.flatMap(event => (event.type === 'fouled' ? [event.foul] : []));
/** East discards 5 of dots: South could chow it, West pung it. */
const OPEN = given({ hands: ['5p', '46p 5p 9m 19s EESSWW', '55p 19m 19s NNCCFF'], rules }).when(discards(0, '5p'));

describe('a word before its tiles', () => {
  test('[R97] takes the discard when the window closes, and its player then lays down the tiles', () => {
    const said = OPEN.when(says(1, 'chow'), closeClaims);
    expect(said.events).toEqual([{ type: 'claim-taken', seat: 1, word: 'chow' }]);
    expect(said.state.phase).toMatchObject({ name: 'claims', from: 0, taken: { seat: 1, word: 'chow' } });
    const laid = said.when(lays(1, '46p'));
    expect(laid.state.seats[1].melds).toMatchObject([{ kind: 'chow', low: tile('4p'), from: 0 }]);
    expect(laid.state.phase).toMatchObject({ name: 'turn', seat: 1, source: 'claim' });
  });

  test('[R21] [R97] words outrank each other like claims', () => {
    const said = OPEN.when(says(1, 'chow'), says(2, 'pung'), closeClaims);
    expect(said.events).toEqual([{ type: 'claim-taken', seat: 2, word: 'pung' }]);
    expect(said.when(lays(2, '55p')).state.phase).toMatchObject({ name: 'turn', seat: 2 });
  });

  test('[R97] tiles that do not fit are seen by all and leave a dead hand, and the next claim is heard', () => {
    const said = OPEN.when(says(1, 'chow'), says(2, 'pung'), closeClaims);
    const wrong = said.when(lays(2, '1m 9m'));
    expect(wrong.events).toMatchObject([
      { type: 'fouled', seat: 2, foul: 'false-claim', isDead: true, voidsClaim: true, shown: tiles('1m 9m') },
      { type: 'claim-taken', seat: 1, word: 'chow' },
    ]);
    expect(wrong.state.seats[2]).toMatchObject({ isDead: true, melds: [] });
    expect(wrong.when(lays(1, '46p')).state.phase).toMatchObject({ name: 'turn', seat: 1, source: 'claim' });
  });

  test('[R97] those tiles have to be discarded first, one on each turn (3.4.27)', () => {
    const wrong = OPEN.when(says(2, 'pung'), closeClaims, lays(2, '1m 9m'), discards(1, 'W'), closeClaims);
    expect(wrong.state.phase).toMatchObject({ name: 'turn', seat: 2 });
    expect(wrong.when(discards(2, '5p')).refusal).toBe('must-discard-shown');
    expect(defaultAction(wrong.state, 2)).toEqual(discards(2, '1m'));
    const first = wrong.when(discards(2, '9m'));
    expect(first.state.seats[2].exposed).toEqual([tile('1m')]);
    expect(first.when(closeClaims, discards(3, 'N')).state.seats[2].exposed).toEqual([tile('1m')]);
  });

  test('[R97] those that a later claim takes are owed no more', () => {
    const wrong = OPEN.when(says(2, 'pung'), closeClaims, lays(2, '5p 9m'), discards(1, '5p'));
    const taken = wrong.when(says(2, 'pung'), closeClaims, lays(2, '55p'));
    expect(taken.events).toMatchObject([{ type: 'melded', takesExposed: true }]);
    expect(taken.state.seats[2].exposed).toEqual([tile('9m')]);
    expect(taken.when(discards(2, 'N')).refusal).toBe('must-discard-shown');
  });

  test('[R97] a tile shown for a kong that is none has to be discarded first too', () => {
    const shown = given({ hands: ['1m 2m'], rules }).when(kongs(0, '1m'));
    expect(shown.events).toMatchObject([{ foul: 'false-claim', shown: [tile('1m')] }]);
    expect(shown.when(discards(0, '2m')).refusal).toBe('must-discard-shown');
    expect(shown.when(discards(0, '1m')).state.seats[0].exposed).toBeUndefined();
  });

  test('[R20] [R97] chow may be said out of turn, and no tiles fit it then', () => {
    const story = given({ hands: ['5p', '', '46p'], rules }).when(discards(0, '5p'), says(2, 'chow'), closeClaims);
    expect(foulsIn(story.when(lays(2, '46p')))).toEqual(['false-claim']);
  });

  test('[R35] [R97] it may be said to a flower, which nobody can claim', () => {
    const story = given({ hands: ['E'], draws: 'f1', rules }).when(discards(0, 'E'), closeClaims, discards(1, 'f1'));
    const said = story.when(says(2, 'pung'), closeClaims);
    expect(said.state.phase).toMatchObject({ taken: { seat: 2 } });
    expect(safeActions(said.state, 2)).toEqual([{ type: 'withdraw', seat: 2 }]);
  });

  test('[R96] taken back it is a change of mind: a warning, then points', () => {
    const back = OPEN.when(says(2, 'pung'), closeClaims, withdraws(2));
    expect(back.events).toMatchObject([
      { type: 'fouled', seat: 2, foul: 'change-of-mind', sanction: { kind: 'warning' }, isDead: false },
      { type: 'drew', seat: 1, source: 'wall' },
    ]);
    const inWindow = OPEN.when(says(2, 'pung'), claims(2, 'pass'));
    expect(foulsIn(inWindow)).toEqual(['change-of-mind']);
    expect(inWindow.when(closeClaims).state.phase).toMatchObject({ name: 'turn', seat: 1, source: 'wall' });
  });

  test('[R18] [R96] without tiles in time it counts as taken back', () => {
    const story = OPEN.when(says(2, 'pung'), closeClaims, closeClaims);
    expect(foulsIn(story)).toEqual(['change-of-mind']);
    expect(story.state.phase).toMatchObject({ name: 'turn', seat: 1 });
  });

  test('[R97] followed by Hu on the same tile it allows no Hu on this turn', () => {
    const ready = '11s 23p 55p 111222m';
    const open = given({ hands: ['1p', ready], rules }).when(discards(0, '1p'));
    const inWindow = open.when(says(1, 'chow'), claims(1, 'win'));
    expect(inWindow.events).toMatchObject([{ foul: 'claim-then-hu', sanction: { kind: 'no-hu-this-turn' } }]);
    const laid = open.when(says(1, 'chow'), closeClaims, claims(1, 'win'), lays(1, '23p'));
    expect(laid.state.seats[1].fouls).toEqual(['claim-then-hu']);
    expect(laid.state.seats[1].isDead).toBe(false);
    expect(foulsIn(laid.when(declaresHu(1)))).toEqual(['false-hu-shape']);
  });

  test('[R97] the tiles must be held, as many as the word needs, and only its player lays them', () => {
    const said = OPEN.when(says(2, 'pung'), closeClaims);
    expect(said.when(lays(2, '5p')).refusal).toBe('too-few-tiles');
    expect(said.when(lays(2, '11m')).refusal).toBe('tile-not-held');
    expect(said.when(lays(1, '46p')).refusal).toBe('no-such-claim');
    expect(said.when(says(1, 'chow')).refusal).toBe('no-window-open');
    expect(OPEN.when(lays(2, '55p')).refusal).toBe('no-such-claim');
  });

  test('[R97] assisted play knows no words without tiles', () => {
    const open = given({ hands: ['5p', '46p'] }).when(discards(0, '5p'));
    expect(open.when(says(1, 'chow')).refusal).toBe('no-such-claim');
    expect(open.when(draws(1)).refusal).toBe('nothing-to-draw');
  });
});

describe('replacements by hand', () => {
  const flower = given({ hands: ['E'], draws: 'f1', replacements: '9p', rules }).when(discards(0, 'E'), closeClaims);

  test('[R13] [R97] the table shows and replaces no flower by itself in strict play', () => {
    expect(rules.flowerExposure).toBe('auto');
    expect(flower.state.phase).toMatchObject({ name: 'turn', seat: 1, drawn: tile('f1') });
    const shown = flower.when(showsFlower(1, 'f1'));
    expect(shown.events).toEqual([
      { type: 'flower-exposed', seat: 1, tile: tile('f1') },
      { type: 'replacement-owed', seat: 1, source: 'flower' },
    ]);
    const drawn = shown.when(draws(1));
    expect(drawn.state.phase).toEqual({ name: 'turn', seat: 1, drawn: tile('9p'), source: 'flower' });
  });

  test('[R13] [R97] a flower is shown after a claim too; by the practice of 1998 that is a false one', () => {
    const claimed = (flowerAfterClaim: boolean) =>
      given({ hands: ['E 9s', '', '', '99s 1m'], draws: 'N N f1', rules: { ...rules, flowerAfterClaim } })
        .when(discards(0, 'E'), closeClaims, discards(1, 'N'), closeClaims, discards(2, 'N'), closeClaims)
        .when(discards(3, '1m'), closeClaims, discards(0, '9s'), claims(3, 'pung'), closeClaims, showsFlower(3, 'f1'));
    expect(claimed(true).events).toMatchObject([{ type: 'flower-exposed' }, { type: 'replacement-owed', seat: 3 }]);
    expect(claimed(false).events).toMatchObject([{ type: 'fouled', seat: 3, foul: 'false-claim', mustDiscard: true }]);
  });

  test('[R97] whoever discards without the replacement has too few tiles: a dead hand', () => {
    const story = given({ hands: ['E', '1m'], draws: 'f1', rules }).when(
      discards(0, 'E'),
      closeClaims,
      showsFlower(1, 'f1'),
      discards(1, '1m'),
    );
    expect(story.events).toMatchObject([{ type: 'fouled', foul: 'wrong-count', isDead: true }, { type: 'discarded' }]);
    expect(story.state.seats[1].concealed).toHaveLength(12);
  });

  test('[R28] [R97] kongs of all three kinds owe one', () => {
    const concealed = given({ hands: ['1111m'], replacements: '9p', rules }).when(kongs(0, '1m'));
    expect(concealed.state.phase).toMatchObject({ name: 'turn', seat: 0, source: 'kong', owes: true });
    expect(concealed.when(draws(0)).state.phase).toMatchObject({ drawn: tile('9p'), source: 'kong' });
    const claimed = given({ hands: ['1m', '', '111m'], rules }).when(
      discards(0, '1m'),
      says(2, 'kong'),
      closeClaims,
      lays(2, '111m'),
    );
    expect(claimed.state.phase).toMatchObject({ name: 'turn', seat: 2, source: 'kong', owes: true });
  });

  test('[R93] Hu without it is a false one of 20, and nothing else may come first', () => {
    const owed = given({ hands: ['1111m 2222m'], rules }).when(kongs(0, '1m'));
    expect(owed.when(declaresHu(0)).state.penalties).toEqual([-60, 20, 20, 20]);
    expect(owed.when(kongs(0, '2m')).refusal).toBe('draw-first');
    expect(owed.when(showsFlower(0, '2m')).refusal).toBe('draw-first');
    expect(safeActions(owed.state, 0)).toEqual([{ type: 'draw', seat: 0 }]);
  });
});

describe('a tile shown as a flower that is none', () => {
  const turn = given({ hands: ['1m 2m 3m'], rules });
  const shown = turn.when(showsFlower(0, '2m'));

  test('[R97] leaves a dead hand', () => {
    expect(shown.events).toMatchObject([{ foul: 'false-claim', isDead: true, shown: [tile('2m')], mustDiscard: true }]);
    expect(shown.state.phase).toMatchObject({ name: 'turn', seat: 0 });
  });

  test('[R97] has to be discarded before others (3.4.27)', () => {
    expect(shown.when(discards(0, '1m')).refusal).toBe('must-discard-shown');
    const paid = shown.when(discards(0, '2m'));
    expect(paid.state.seats[0].exposed).toBeUndefined();
  });

  test('[R97] is no discard yet: nobody can claim it while it only lies there', () => {
    const sparrow = given({ hands: ['1s', '23s 456s 789m 123p EE', '11s'], rules }).when(showsFlower(0, '1s'));
    expect(foulsIn(sparrow)).toEqual(['false-claim']);
    for (const command of [claims(2, 'pung'), says(1, 'chow'), declaresHu(1)])
      expect(sparrow.when(command).refusal).toBeDefined();
    expect(legalWin(sparrow.state, 1)).toBeUndefined();
  });

  test('[R97] may be claimed like any other once it is discarded, also to win', () => {
    const discarded = given({ hands: ['1s', '23s 456s 789m 123p EE', '11s'], rules }).when(
      showsFlower(0, '1s'),
      discards(0, '1s'),
    );
    expect(discarded.when(claims(2, 'pung'), closeClaims).state.phase).toMatchObject({ seat: 2, source: 'claim' });
    expect(legalWin(discarded.state, 1)).toBeDefined();
  });
});

describe('early draws and late pungs', () => {
  const costs = (foul: FoulId, ...commands: readonly HandCommand[]) =>
    Array.from({ length: 8 }, (_, times) => {
      const earlier = Array.from({ length: times }, () => foul);
      const story = given({ hands: ['5p', '', '55p'], rules, fouls: [[], [], earlier, []] }).when(...commands);
      return story.state.penalties[0];
    });

  test('[R96] a hand on the wall while the discard is open: a warning, then 5, 10, 20, 40, 60, 60', () => {
    expect(costs('early-draw', discards(0, '5p'), draws(2))).toEqual([0, 5, 10, 20, 40, 60, 60, 60]);
    const early = OPEN.when(draws(2));
    expect(foulsIn(early)).toEqual(['early-draw']);
    expect(early.state.seats[2].isDead).toBe(false);
    expect(early.state.wall).toEqual(OPEN.state.wall);
  });

  test('[R96] also on the turn of another seat; on the own turn there is nothing to draw', () => {
    expect(foulsIn(given({ rules }).when(draws(2)))).toEqual(['early-draw']);
    expect(given({ rules }).when(draws(0)).refusal).toBe('nothing-to-draw');
  });

  test('[R96] pung after the next seat has drawn: a warning, then 5, 10, 20, 40, 60, 60', () => {
    expect(costs('late-pung', discards(0, '5p'), closeClaims, says(2, 'pung'))).toEqual([0, 5, 10, 20, 40, 60, 60, 60]);
    const late = OPEN.when(closeClaims, claims(2, 'pung'));
    expect(foulsIn(late)).toEqual(['late-pung']);
    expect(late.state.seats[2]).toMatchObject({ isDead: false, melds: [] });
  });

  test('[R20] the seat on turn and the one that discarded are only told that it is too late', () => {
    const turned = OPEN.when(closeClaims);
    expect(turned.when(says(0, 'pung')).refusal).toBe('no-window-open');
    expect(turned.when(says(1, 'pung')).refusal).toBe('no-window-open');
    expect(turned.when(says(2, 'chow')).refusal).toBe('no-window-open');
  });
});

describe('a dead hand in strict play', () => {
  const dead = (stack: Parameters<typeof given>[0], seat: Seat) =>
    given({ rules, ...stack }).when({ type: 'umpire', ruling: { kind: 'dead-hand', seat, article: '3.11.6.2' } });

  test('[R94] still says chow, pung and kong, and lays down what fits', () => {
    const open = dead({ hands: ['5p', '46p 555p'] }, 1).when(discards(0, '5p'));
    expect(open.when(says(1, 'chow'), closeClaims, lays(1, '46p')).state.seats[1].melds).toHaveLength(1);
    expect(open.when(says(1, 'pung'), closeClaims, lays(1, '55p')).state.seats[1].melds).toHaveLength(1);
    expect(open.when(says(1, 'kong'), closeClaims, lays(1, '555p')).state.seats[1].melds).toHaveLength(1);
  });

  test('[R94] still declares kongs, shows flowers and draws for them, and never wins', () => {
    const turn = dead({ hands: ['1111m 234s 567s 345p 9p'], replacements: '9p' }, 0);
    const drawn = turn.when(kongs(0, '1m'), draws(0));
    expect(drawn.state.phase).toMatchObject({ drawn: tile('9p') });
    expect(legalWin(drawn.state, 0)).toBeUndefined();
    expect(drawn.when(declaresHu(0)).state.penalties).toEqual([-60, 20, 20, 20]);
    const flower = dead({ hands: ['E'], draws: 'f1' }, 1).when(discards(0, 'E'), closeClaims, showsFlower(1, 'f1'));
    expect(flower.when(draws(1)).refusal).toBeUndefined();
  });
});

describe('an umpire in strict play', () => {
  const turn = given({ hands: ['5p', '', '55p'], rules });

  test('[R98] may have the offender pay the injured player alone', () => {
    const ruling = { kind: 'points', seat: 1, points: 30, paidTo: 3, article: '3.11.6.7' } as const;
    expect(turn.when({ type: 'umpire', ruling }).state.penalties).toEqual([0, -30, 0, 30]);
  });

  test('[R98] may void a word whose tiles do not lie yet, and the next claim is heard', () => {
    const said = OPEN.when(says(1, 'chow'), says(2, 'pung'), closeClaims);
    const ruling = { kind: 'void-claim', seat: 2, article: '3.11.6.2' } as const;
    expect(said.when({ type: 'umpire', ruling }).state.phase).toMatchObject({ taken: { seat: 1, word: 'chow' } });
  });

  test('[R98] may oblige a seat to discard what all have seen (3.4.27)', () => {
    const ruling = { kind: 'discard-shown', seat: 0, tiles: [tile('5p')], article: '3.11.6.7' } as const;
    const obliged = turn.when({ type: 'umpire', ruling });
    const other = obliged.state.seats[0].concealed.find(held => held !== tile('5p'))!;
    expect(obliged.when({ type: 'discard', seat: 0, tile: other }).refusal).toBe('must-discard-shown');
    expect(obliged.when(discards(0, '5p')).refusal).toBeUndefined();
    expect(turn.when({ type: 'umpire', ruling: { ...ruling, seat: 2, tiles: tiles('555p') } }).refusal).toBe(
      'tile-not-held',
    );
  });
});
