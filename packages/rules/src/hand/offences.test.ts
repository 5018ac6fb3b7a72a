import { describe, expect, test } from 'vitest';
import {
  decideSession,
  evolveSession,
  type FanId,
  type HandCommand,
  legalClaims,
  legalWin,
  type Seat,
  type SessionState,
  safeActions,
  unstarted,
  winnersScore,
  wmo2006,
} from '../index.ts';
import { stacked, tile } from '../testing/stackedRing.ts';
import {
  chows,
  claims,
  closeClaims,
  closeCount,
  declaresHu,
  discards,
  given,
  kongs,
  type Story,
} from '../testing/story.ts';

const strict = { ...wmo2006, assist: 'strict' } as const;
const READY = '123456789m 11s 23p';
/** Complete on 4 of dots, but worth less than eight points. */
const POOR = '123m 789m 456s 11s 23p';

const wonBy = ({ state }: Story) =>
  state.phase.name === 'over' && state.phase.outcome.kind === 'won' ? state.phase.outcome : undefined;
const scoreOf = (story: Story) => {
  const won = wonBy(story);
  return won && winnersScore(won);
};

describe('false Hu', () => {
  test('[R93] a complete hand below the minimum pays 10 to each and is dead', () => {
    const story = given({ hands: ['4p', POOR], rules: strict }).when(discards(0, '4p'), claims(1, 'win'), closeClaims);
    expect(story.events[0]).toMatchObject({ type: 'fouled', seat: 1, foul: 'false-hu-points' });
    expect(story.state.penalties).toEqual([10, -30, 10, 10]);
    expect(story.state.seats[1].isDead).toBe(true);
  });

  test('[R93] a hand that is not complete pays 20 to each, by discard and by self-draw', () => {
    const claimed = given({ hands: ['C', READY], rules: strict }).when(discards(0, 'C'), claims(1, 'win'), closeClaims);
    expect(claimed.state.penalties).toEqual([20, -60, 20, 20]);
    const drawn = given({ hands: ['C', READY], draws: 'N', rules: strict }).when(
      discards(0, 'C'),
      closeClaims,
      declaresHu(1),
    );
    expect(drawn.state.penalties).toEqual([20, -60, 20, 20]);
  });

  test('[R93] play goes on where it stood: the others may still claim the discard', () => {
    const story = given({ hands: ['4p', POOR, '', '44p'], rules: strict }).when(
      discards(0, '4p'),
      claims(1, 'win'),
      claims(3, 'pung'),
      closeClaims,
    );
    expect(story.state.phase).toMatchObject({ name: 'turn', seat: 3, source: 'claim' });
  });

  test('[R93] a seat that declared on its own draw discards that tile or another', () => {
    const story = given({ hands: ['C', READY], draws: 'N', rules: strict })
      .when(discards(0, 'C'), closeClaims, declaresHu(1))
      .when(discards(1, '9m'));
    expect(story.refusal).toBeUndefined();
  });

  test('[R93] at an assisted table it is refused and costs nothing', () => {
    const open = given({ hands: ['4p', POOR] }).when(discards(0, '4p'));
    expect(open.when(claims(1, 'win')).refusal).toBe('below-minimum');
    expect(open.state.penalties).toEqual([0, 0, 0, 0]);
  });

  test('[R95] a true Hu farther in turn order wins beside it', () => {
    const story = given({ hands: ['4p', POOR, '123456789s 99m 23p'], rules: strict }).when(
      discards(0, '4p'),
      claims(1, 'win'),
      claims(2, 'win'),
      closeClaims,
    );
    expect(wonBy(story)).toMatchObject({ seat: 2, from: 0 });
    expect(story.state.penalties).toEqual([10, -30, 10, 10]);
  });
});

describe('a dead hand', () => {
  const deadSouth = (rules = wmo2006) =>
    given({ hands: ['1p', READY.replace('11s', '1s 1p')], draws: '9p', rules }).when({
      type: 'umpire',
      ruling: { kind: 'dead-hand', seat: 1, article: '3.11.6.2' },
    });

  test('[R94] may draw, discard and claim', () => {
    const open = deadSouth().when(discards(0, '1p'));
    expect(legalClaims(open.state, 1).map(claim => claim.kind)).toContain('chow');
    const drawn = open.when(closeClaims);
    expect(drawn.when(discards(1, '9p')).refusal).toBeUndefined();
    expect(open.when(chows(1, '1p'), closeClaims).state.seats[1].melds).toHaveLength(1);
  });

  const dead = (rules = wmo2006) =>
    given({ hands: ['1p', READY], rules }).when(
      { type: 'umpire', ruling: { kind: 'dead-hand', seat: 1, article: '3.11.6.2' } },
      discards(0, '1p'),
    );

  test('[R94] cannot win any more', () => {
    expect(legalWin(dead().state, 1)).toBeUndefined();
    expect(dead().when(claims(1, 'win')).refusal).toBe('hand-is-dead');
  });

  test('[R94] its Hu is a false one of 20 to each', () => {
    expect(dead(strict).when(claims(1, 'win'), closeClaims).state.penalties).toEqual([20, -60, 20, 20]);
  });

  test('[R94] each of its Hu costs, and costs once, however often it is said for one discard', () => {
    const said = dead(strict).when(claims(1, 'win'));
    expect(said.when(claims(1, 'win')).refusal).toBe('already-answered');
    const again = said.when(closeClaims, { type: 'declare-win', seat: 1 });
    expect(again.state.penalties).toEqual([40, -120, 40, 40]);
    expect(again.when(discards(1, '9m')).refusal).toBeUndefined();
  });

  test('[R94] pays like others', () => {
    const story = given({ hands: ['1p', '', READY] }).when(
      { type: 'umpire', ruling: { kind: 'dead-hand', seat: 1, article: '3.11.6.2' } },
      discards(0, '1p'),
      claims(2, 'win'),
      closeClaims,
    );
    expect(wonBy(story)?.payments[1]).toBe(-8);
  });
});

describe('repeated offences', () => {
  const changesMind: readonly HandCommand[] = [discards(0, '5p'), claims(2, 'pung'), claims(2, 'kong')];

  test('[R96] a warning first, then 5, 10, 20, 40 and 60 to each opponent, and 60 from then on', () => {
    const costs = Array.from({ length: 8 }, (_, times) => {
      const earlier = Array.from({ length: times }, () => 'change-of-mind' as const);
      const story = given({ hands: ['5p', '', '55p'], rules: strict, fouls: [[], [], earlier, []] });
      return story.when(...changesMind).state.penalties[0];
    });
    expect(costs).toEqual([0, 5, 10, 20, 40, 60, 60, 60]);
  });

  test('[R96] each kind is counted for itself', () => {
    const story = given({ hands: ['5p', '', '55p'], rules: strict, fouls: [[], [], ['claim-then-hu'], []] });
    expect(story.when(...changesMind).state.penalties).toEqual([0, 0, 0, 0]);
  });

  const evolved = (state: SessionState, command: Parameters<typeof decideSession>[1]): SessionState => {
    const decision = decideSession(state, command);
    if (!decision.ok) throw new Error(decision.error.code);
    return decision.value.reduce(evolveSession, state);
  };

  test('[R96] the count goes on through the session with the player, and points move when the hand ends', () => {
    const options = { rules: strict, hands: 16 } as const;
    const stack = stacked({ hands: ['5p', '', '55p', ''] });
    let state = evolved(evolved(unstarted, { type: 'start', options }), { type: 'begin-hand', ...stack });
    for (const command of changesMind) {
      if (command.type !== 'deal') state = evolved(state, { type: 'play', command });
    }
    state = evolved(state, { type: 'play', command: { type: 'stop-hand' } });
    expect(state.totals).toEqual([0, 0, 0, 0]);
    // The player who sat West now sits South.
    state = evolved(state, { type: 'begin-hand', ...stacked({ hands: ['5p', '55p', '', ''] }) });
    expect(state.hand.seats[1].fouls).toEqual(['change-of-mind']);
    for (const command of [discards(0, '5p'), claims(1, 'pung'), claims(1, 'kong')]) {
      if (command.type !== 'deal') state = evolved(state, { type: 'play', command });
    }
    expect(state.totals).toEqual([0, 0, 0, 0]);
    state = evolved(state, { type: 'play', command: { type: 'stop-hand' } });
    expect(state.totals).toEqual([5, 5, -15, 5]);
  });
});

describe('strict play', () => {
  test('[R97] a false pung is an offence and leaves a dead hand', () => {
    const story = given({ hands: ['5p', '', '147m 258s 369p EESW'], rules: strict });
    const closed = story.when(discards(0, '5p'), claims(2, 'pung'), closeClaims);
    expect(closed.events[0]).toMatchObject({ type: 'fouled', seat: 2, foul: 'false-claim' });
    expect(closed.state.seats[2].isDead).toBe(true);
    expect(closed.state.phase).toMatchObject({ name: 'turn', seat: 1 });
  });

  test('[R97] a false kong too', () => {
    const story = given({ hands: ['111m 9p'], rules: strict }).when(kongs(0, '1m'));
    expect(story.events).toMatchObject([{ type: 'fouled', seat: 0, foul: 'false-claim' }]);
    expect(story.state.phase).toMatchObject({ name: 'turn', seat: 0 });
  });
});

describe('the winner who counts', () => {
  const declares = (seat: Seat, ...declared: readonly FanId[]): HandCommand => ({
    type: 'claim',
    seat,
    claim: { kind: 'win', declared },
  });
  const open = (assist: 'assisted' | 'strict') =>
    given({ hands: ['1p', READY], rules: { ...wmo2006, assist, scoreMode: 'declared' } }).when(discards(0, '1p'));

  test('[R41] a lower count stands if it reaches the minimum', () => {
    const outcome = wonBy(open('strict').when(declares(1, 'pure-straight'), closeClaims));
    expect((outcome && winnersScore(outcome))?.total).toBe(16);
    expect(outcome?.payments[0]).toBe(-24);
  });

  test('[R41] fans that are not there are struck out', () => {
    const outcome = wonBy(open('strict').when(declares(1, 'pure-straight', 'all-pungs'), closeClaims));
    expect((outcome && winnersScore(outcome))?.total).toBe(16);
  });

  test('[R41] a win without a list counts as nothing declared when the time is over', () => {
    const closes = [closeCount, closeCount];
    for (const assist of ['strict', 'assisted'] as const) {
      const shown = open(assist).when(claims(1, 'win'), closeClaims);
      expect(shown.state.phase).toMatchObject({ name: 'counting', seat: 1, from: 0, declared: [] });
      expect(shown.when(...closes).state.penalties).toEqual([10, -30, 10, 10]);
    }
    const rules = { ...wmo2006, assist: 'strict', scoreMode: 'declared' } as const;
    const drawn = given({ hands: ['C', READY], draws: '1p', rules }).when(discards(0, 'C'), closeClaims, declaresHu(1));
    expect(drawn.when(...closes).state.penalties).toEqual([10, -30, 10, 10]);
    expect(drawn.when(...closes).state.phase).toMatchObject({ name: 'turn', seat: 1 });
  });

  test('[R41] [R97] the win that a bot is offered names all its fans; strict play offers a person no list', () => {
    const { state } = open('strict');
    const win = safeActions(state, 1).find(action => action.type === 'claim' && action.claim.kind === 'win')!;
    expect(wonBy(open('strict').when(win, closeClaims))).toMatchObject({ seat: 1, from: 0 });
    expect(legalClaims(state, 1)).toContainEqual({ kind: 'win' });
  });

  test('[R41] less than the minimum is a false Hu', () => {
    const story = open('strict').when(declares(1, 'concealed-hand'), closeClaims);
    expect(story.state.penalties).toEqual([10, -30, 10, 10]);
  });

  test('[R41] in auto mode the engine counts the most', () => {
    const story = given({ hands: ['1p', READY] }).when(discards(0, '1p'), declares(1, 'concealed-hand'), closeClaims);
    expect(scoreOf(story)?.total).toBeGreaterThan(16);
  });
});

describe('the umpire', () => {
  const story = given({ hands: ['5p', '', '55p'] });

  test.each([5, 10, 20, 30, 40, 50, 60] as const)(
    '[R98] may set a penalty of %i, paid to no seat or to each',
    points => {
      const fine = (paidTo: 'nobody' | 'each-opponent') =>
        story.when({ type: 'umpire', ruling: { kind: 'points', seat: 3, points, paidTo, article: '3.11.2' } });
      expect(fine('nobody').state.penalties).toEqual([0, 0, 0, -points]);
      expect(fine('each-opponent').state.penalties).toEqual([points, points, points, -3 * points]);
    },
  );

  test('[R98] takes a claim back before it is settled', () => {
    const open = story.when(discards(0, '5p'), claims(2, 'pung'));
    const voided = open.when({ type: 'umpire', ruling: { kind: 'void-claim', seat: 2, article: '3.11.6.2' } });
    expect(voided.when(closeClaims).state.phase).toMatchObject({ name: 'turn', seat: 1, source: 'wall' });
  });

  test('[R98] must quote the section that the order applies', () => {
    const ruling = { kind: 'warn', seat: 2, article: 'because' } as const;
    expect(story.when({ type: 'umpire', ruling }).refusal).toBe('bad-ruling');
  });

  test('[R98] may stop the hand, which is then void', () => {
    const stopped = story.when({ type: 'stop-hand' });
    expect(stopped.state.phase).toMatchObject({ name: 'over', outcome: { kind: 'void', payments: [0, 0, 0, 0] } });
    expect(stopped.state.seats[2].concealed).toContain(tile('5p'));
  });
});
