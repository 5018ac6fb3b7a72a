import { FOUL_IDS, FOULS, type HandState, legalActions, legalWin, type Seat, viewFor, wmo2006 } from '@gorrion/rules';
import { closeClaims, discards, given, lays, says, tile } from '@gorrion/rules/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { english, speakEnglish } from '../../testing/english.ts';
import { layoutOf } from '../layout/index.ts';
import { ARTICLES, logLines } from '../log.ts';
import { sentence } from '../logWords.ts';
import { offersOf, pressedTile } from '../offers.ts';
import { POSITIONS } from '../position.ts';
import type { TableProps } from '../props.ts';
import { spoken } from '../says.ts';
import { sceneOf } from '../scene.ts';
import { slipStyle } from './FoulSlip.tsx';
import { Penalties } from './Penalties.tsx';
import { SayPad } from './SayPad.tsx';
import type { Saying } from './useWord.ts';

speakEnglish();

const rules = { ...wmo2006, assist: 'strict' } as const;
/** East discards 1 of dots: South wins on it, has nothing, or has a dead hand. */
const COMPLETE = '123456789m 11s 23p';
const NOTHING = '159m 159s 369p NNCC';
const open = (own: string): HandState => given({ hands: ['1p', own], rules }).when(discards(0, '1p')).state;
const dead = (): HandState =>
  given({ hands: ['1p', COMPLETE], rules }).when(
    { type: 'umpire', ruling: { kind: 'dead-hand', seat: 1, article: '3.11.6.2' } },
    discards(0, '1p'),
  ).state;

const NOTHING_SAID: Saying = {
  word: undefined,
  wanted: 0,
  chosen: new Set(),
  isReady: false,
  isWinAsked: false,
  unheard: undefined,
  say: () => 'said',
  choose: () => {},
  layDown: () => {},
  takeBack: () => {},
};

function pad(state: HandState, size = { w: 1440, h: 900 }, isAtRest = false, saying = NOTHING_SAID): string {
  const hand = viewFor(state, 1);
  const { geometry } = layoutOf(sceneOf(hand, 1), size);
  const settings = { cornerIndices: false };
  const props = { hand, seat: 1, settings, isAtRest, now: () => 0 } as unknown as TableProps;
  const nameOf = (seat: Seat) => `player ${seat}`;
  return renderToStaticMarkup(
    <SayPad props={props} geometry={geometry} saying={saying} say={() => {}} nameOf={nameOf} />,
  );
}

describe('the words of strict play', () => {
  it('are six, in the same order, and never greyed out', () => {
    const shown = pad(open(NOTHING));
    const words = [...shown.matchAll(/<button[^>]*>([^<]*)/g)].map(([, word]) => word);
    expect(words).toEqual(['Chow', 'Pung', 'Kong', 'Hu', 'Flower', 'Draw']);
    expect(shown).not.toMatch(/disabled/);
  });

  it.each([
    { w: 1440, h: 900 },
    { w: 390, h: 786 },
    { w: 844, h: 332 },
  ])('look the same whatever the hand is worth, at %o', size => {
    expect(legalWin(open(COMPLETE), 1)).toBeDefined();
    expect(pad(open(COMPLETE), size)).toBe(pad(open(NOTHING), size));
    expect(pad(dead(), size)).toBe(pad(open(NOTHING), size));
  });
});

describe('the guard of Hu', () => {
  it('names a hand that is dead', () => {
    const asked = { ...NOTHING_SAID, isWinAsked: true };
    expect(pad(dead(), undefined, false, asked)).toContain('Your hand is dead and cannot win.');
    expect(pad(open(NOTHING), undefined, false, asked)).not.toContain('dead');
  });
});

describe('the own turn in strict play', () => {
  it('[R94] says that a dead hand cannot win, and is at rest while play is stopped', () => {
    const turn = given({ hands: ['C', NOTHING], draws: 'N', rules }).when(discards(0, 'C'), { type: 'close-claims' });
    expect(pad(turn.state)).toContain('discard, or say a word');
    const atRest = pad(turn.state, undefined, true);
    expect(atRest).toContain('Play is stopped');
    expect(atRest).not.toContain('Your turn');
    expect(atRest.match(/aria-disabled="true"/g)).toHaveLength(6);
    const ended = turn.when({ type: 'declare-win', seat: 1 });
    expect(pad(ended.state)).toContain('discard; your hand is dead and cannot win');
  });

  it('[R97] says which shown tiles go first, and a press on another does nothing', () => {
    const turn = given({ hands: ['1p', NOTHING], rules }).when(discards(0, '1p'), says(1, 'pung'), closeClaims);
    const shown = turn.when(lays(1, '1m C'));
    expect(shown.state.phase).toMatchObject({ name: 'turn', seat: 1 });
    expect(pad(shown.state)).toContain('discard 1 Characters or Red Dragon first');
    const offers = offersOf(legalActions(shown.state, 1));
    expect(pressedTile(offers, tile('1m'))).toEqual(discards(1, '1m'));
    expect(pressedTile(offers, tile('5m'))).toBeUndefined();
    const [line] = logLines(shown.events.slice(0, 1));
    expect(sentence(english, line!, () => 'Ana', 0)).toBe(
      'False claim. Ana: dead hand, the tiles shown are discarded first. \u00a73.11.6.2',
    );
    const props = { recent: [], hand: viewFor(shown.state, 1), seat: 1 } as unknown as TableProps;
    expect(spoken(english, props, () => '').map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Your turn\. You drew .*\. Discard 1 Characters or Red Dragon first\.$/),
    ]);
  });
});

describe('the tile just drawn in strict play', () => {
  it('stands apart until the discard, whether it completes the hand or not', () => {
    for (const drawn of ['1p', 'N']) {
      const turn = given({ hands: ['C', COMPLETE], draws: drawn, rules }).when(discards(0, 'C'), {
        type: 'close-claims',
      });
      const { hand, apart } = sceneOf(viewFor(turn.state, 1), 1).positions[0];
      expect([hand.length, apart]).toEqual([13, tile(drawn)]);
    }
  });
});

describe('an offence', () => {
  it('quotes the article of the book that the rules name', () => {
    for (const [id, article] of Object.entries(ARTICLES))
      expect(FOULS[id as keyof typeof ARTICLES].article).toBe(article);
    const online = FOUL_IDS.filter(id => FOULS[id].online === 'strict' || FOULS[id].online === 'always').filter(
      id => id !== 'late-question',
    );
    expect(Object.keys(ARTICLES).sort()).toEqual([...online].sort());
  });

  it('is told with its name, who, what it costs, and the article', () => {
    const { log } = given({ hands: ['C', NOTHING], draws: 'N', rules }).when(
      discards(0, 'C'),
      { type: 'close-claims' },
      { type: 'declare-win', seat: 1 },
      { type: 'draw', seat: 3 },
    );
    const told = logLines(log).map(line => sentence(english, line, seat => ['Ana', 'Jun', 'Mei', 'Io'][seat]!, 0));
    expect(told.slice(-2)).toEqual([
      'False Hu. Jun: 20 points to each, dead hand. \u00a73.11.6.6',
      'Early draw. Io: a warning. \u00a73.11.6.4',
    ]);
  });

  it('leaves its marks on the plate, with a number for each where room is short', () => {
    const marks = renderToStaticMarkup(<Penalties penalties={{ warnings: 2, isDead: true, points: -60 }} />);
    const shown = (kind: 'long' | 'short') =>
      [...marks.matchAll(new RegExp(`class="${kind}"[^>]*>([^<]*)`, 'g'))].map(([, text]) => text);
    expect(shown('long')).toEqual(['2 warnings', 'dead hand', 'penalty −60']);
    expect(shown('short')).toEqual(['2', '−60']);
  });
});

it.each([
  { w: 390, h: 786 },
  { w: 844, h: 332 },
  { w: 844, h: 390 },
])('the slip of an offence stays clear of what may be pressed at the upper edge of a phone, at %o', size => {
  const { geometry } = layoutOf(sceneOf(viewFor(open(NOTHING), 1), 1), size);
  for (const position of POSITIONS) {
    const { top, bottom } = slipStyle(geometry, position);
    expect(top).toBeUndefined();
    // It is four lines high.
    expect(size.h - Number(bottom) - 96).toBeGreaterThan(90);
  }
});
