import { type HandEvent, type Seat, wmo2006 } from '@gorrion/rules';
import {
  chows,
  claims,
  closeClaims,
  declaresHu,
  discards,
  given,
  kongs,
  lays,
  says,
  showsFlower,
} from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { dealtHands } from '../hands/dealtHands.ts';
import { nameOf } from '../testing/nameOf.ts';
import { recordOf } from '../testing/record.ts';
import { decisionsOf } from './decisions.ts';

/** Returns the decisions of a seat, each as its kind and what was played. */
function told(log: readonly HandEvent[], seat: Seat): readonly string[] {
  const { facts } = recordOf(log);
  return decisionsOf(facts, dealtHands({ facts })[0]!, seat).map(({ kind, played }) => `${kind}: ${nameOf(played)}`);
}

/** South may chow and West may pung the first discard of East. */
const CLAIMED = { hands: ['9p', '78p', '99p', ''] };
/** South wins on East's 9p. */
const WINNING = { hands: ['9p', '123m456s78p123mEE', '', ''] };

describe('answers to a discard', () => {
  const offered = given(CLAIMED).when(discards(0, '9p'));

  it('count as said, also if a higher claim overtakes them', () => {
    const { log } = offered.when(chows(1, '7p'), claims(2, 'pung'), closeClaims);
    expect(told(log, 1)).toEqual(['claim: chow 24']);
    expect(told(log, 2)).toEqual(['claim: pung']);
  });

  it('belong to the turn of the discard, as in the replay; the discard after a claim begins another', () => {
    const claimed = given({ hands: ['9p', '78p', '99p1m', ''] }).when(
      discards(0, '9p'),
      claims(2, 'pung'),
      closeClaims,
    );
    const { log } = claimed.when(discards(2, '1m'));
    const { facts } = recordOf(log);
    const turns = (seat: Seat) => decisionsOf(facts, dealtHands({ facts })[0]!, seat).map(({ turn }) => turn);
    expect(turns(0)[0]).toBe(1);
    expect(turns(2)).toEqual([1, 2]);
  });

  it('are passes where nothing was said and a claim would have taken the tile', () => {
    const { log } = offered.when(closeClaims);
    expect(told(log, 1)).toEqual(['claim: pass']);
    expect(told(log, 2)).toEqual(['claim: pass']);
    expect(told(log, 3)).toEqual([]);
  });

  it('are not known of a silent seat whose claim could have changed nothing', () => {
    const { log } = offered.when(claims(2, 'pung'), closeClaims);
    expect(told(log, 1)).toEqual([]);
    expect(told(log, 2)).toEqual(['claim: pung']);
  });

  it('are not known of silent seats if the hand is stopped', () => {
    const { log } = offered.when({ type: 'stop-hand' });
    expect(told(log, 1)).toEqual([]);
  });

  it('are asked of the hand before anybody answered', () => {
    const { facts } = recordOf(offered.when(claims(2, 'pung'), chows(1, '7p'), closeClaims).log);
    const [decision] = decisionsOf(facts, dealtHands({ facts })[0]!, 1);
    expect(decision!.view.phase).toMatchObject({ name: 'claims', made: [undefined, undefined, undefined, undefined] });
    expect(decision!.fact).toBe(decision!.before + 1);
  });

  it('are none where the rules allow no claim', () => {
    const { log } = given({ hands: ['N', '', '147m258s369pEEFF', ''] }).when(discards(0, 'N'), closeClaims);
    expect(told(log, 2)).toEqual([]);
  });
});

describe('a legal win', () => {
  it('is a decision of its own kind, taken or refused', () => {
    const offered = given(WINNING).when(discards(0, '9p'));
    if (offered.state.phase.name !== 'claims') throw new Error('no window');
    const taken = offered.when(claims(1, 'win'), closeClaims);
    const refused = offered.when(claims(1, 'pass'), closeClaims);
    expect([told(taken.log, 1), told(refused.log, 1).slice(0, 1)]).toEqual([['win: win'], ['win: pass']]);
  });

  it('on a drawn tile is refused by a discard', () => {
    const drawn = given({ ...WINNING, hands: ['N', ...WINNING.hands.slice(1)], draws: '9p' }).when(
      discards(0, 'N'),
      closeClaims,
    );
    expect(told(drawn.when(discards(1, '9p')).log, 1)).toEqual(['win: discard 26']);
    expect(told(drawn.when(declaresHu(1)).log, 1)).toEqual(['win: win']);
  });
});

describe('a win whose player counts', () => {
  it('is taken when the hand is laid open, and asked about once', () => {
    const rules = { ...wmo2006, scoreMode: 'declared' } as const;
    const shown = given({ ...WINNING, rules }).when(discards(0, '9p'), claims(1, 'win'), closeClaims);
    expect(shown.state.phase.name).toBe('counting');
    const counted = shown.when(
      { type: 'name-fan', seat: 1, fan: 'mixed-straight', times: 1 },
      { type: 'finish-count', seat: 1 },
      { type: 'close-count' },
    );
    expect(counted.state.phase.name).toBe('over');
    expect(told(counted.log, 1)).toEqual(['win: win']);
  });

  it('is left out if the count is refused', () => {
    const rules = { ...wmo2006, scoreMode: 'declared' } as const;
    const shown = given({ ...WINNING, rules }).when(discards(0, '9p'), claims(1, 'win'), closeClaims);
    expect(told(shown.when({ type: 'close-count' }).log, 1)).toEqual([]);
  });
});

describe('actions of a turn', () => {
  it('are discards, and kongs where one was declared', () => {
    const dealt = given({ hands: ['1111m', '', '', ''] });
    expect(told(dealt.when(kongs(0, '1m')).log, 0)).toEqual(['kong: declare-kong 0']);
    expect(told(dealt.when(discards(0, '1m')).log, 0)).toEqual(['discard: discard 0']);
  });

  it('are about the flower where one is shown by hand', () => {
    const rules = { ...wmo2006, flowerExposure: 'manual' } as const;
    const hands = ['N', '123m456s789pEEES', '', ''];
    const drawn = given({ hands, draws: 'f1', rules }).when(discards(0, 'N'), closeClaims);
    expect(told(drawn.when(showsFlower(1, 'f1')).log, 1)).toEqual(['flower: expose-flower 34']);
    expect(told(drawn.when(discards(1, 'S')).log, 1)).toEqual(['flower: discard 28']);
  });

  it('are none of a dead hand', () => {
    const rules = { ...wmo2006, assist: 'strict' } as const;
    const { state, log } = given({ hands: ['19m'], rules }).when(declaresHu(0), discards(0, '1m'));
    expect(state.seats[0].isDead).toBe(true);
    expect(told(log, 0)).toEqual([]);
  });
});

describe('words of strict play', () => {
  const rules = { ...wmo2006, assist: 'strict' } as const;
  const said = given({ hands: ['7p', '5689p', '', ''], rules }).when(discards(0, '7p'), says(1, 'chow'), closeClaims);

  it('stand for the meld that is laid down', () => {
    expect(told(said.when(lays(1, '68p')).log, 1)).toEqual(['claim: chow 23']);
  });

  it('are left out if they are taken back', () => {
    expect(told(said.when({ type: 'withdraw', seat: 1 }).log, 1)).toEqual([]);
  });
});
