import { breaker, bySeat, type HandState, macau, SEATS, type Seat, undealt, wmo2006 } from '@gorrion/rules';
import { tiles } from '@gorrion/rules/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { claim, middle } from '../../gallery/hands.ts';
import { english, speakEnglish } from '../testing/english.ts';
import { offersOf } from './offers.ts';
import { HandFacts } from './oldWays/HandFacts.tsx';
import { rolesOf } from './oldWays/roles.ts';
import { beforeDeal } from './pace.ts';
import { ClaimBar } from './parts/ClaimBar.tsx';
import { Panel, type PanelProps } from './parts/Panel.tsx';
import { Plate } from './parts/Plate.tsx';
import { Status } from './parts/Status.tsx';
import type { PlateInfo, TableProps } from './props.ts';
import { readAloud } from './says.ts';

speakEnglish();

const seenOn = (plate: Partial<PlateInfo>) =>
  renderToStaticMarkup(
    <Plate
      seat={2}
      name="Ana"
      plate={{ name: 'Ana', kind: 'person', score: 8, presence: 'here', ...plate }}
      isOn={false}
      isDouble={false}
      isOpener={false}
      isOwn={false}
      now={() => 0}
    />,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the plate of a player who is not connected', () => {
  it('says so in a word, for an absence and after leaving', () => {
    expect(seenOn({ presence: 'away' })).toContain('Away');
    expect(seenOn({ presence: 'stand-in' })).toContain('Left');
  });

  it('has no such word for a player who is here, or for a bot', () => {
    expect(seenOn({})).not.toMatch(/Away|Left/);
    expect(seenOn({ kind: 'bot' })).not.toMatch(/Away|Left/);
  });
});

describe('the scoreboard of a phone in landscape', () => {
  const board = (penalties: NonNullable<PlateInfo['penalties']>) => {
    const plate: PlateInfo = { name: 'Ana', kind: 'person', score: 8, presence: 'here' };
    const props = {
      hand: middle,
      geometry: { mode: 'land', u: 20, cx: 400, cy: 150, panel: { w: 250, h: 62 } },
      plates: bySeat(seat => (seat === 2 ? { ...plate, penalties } : plate)),
      bottom: 0,
      left: 40,
      now: () => 0,
    };
    return renderToStaticMarkup(<Panel {...(props as unknown as PanelProps)} />);
  };

  it('names what offences have brought a player, and shows the points that they pay', () => {
    const html = board({ warnings: 1, isDead: true, points: -60 });
    expect(html).toContain('aria-label="1 warning, dead hand, penalty −60" title="1 warning, dead hand, penalty −60"');
    expect(html.match(/class="fined".*?<\/span>/)?.[0]).toMatch(/<\/svg>−60<\/span>$/);
    expect(html.match(/class="fined"/g)).toHaveLength(1);
    expect(board({ warnings: 2, isDead: false, points: 0 })).toContain('aria-label="2 warnings"');
  });
});

describe('[C12] the plate of a seat by the older ways', () => {
  const rolesOn = (roles: { readonly isDouble: boolean; readonly isOpener: boolean }, seat: Seat) =>
    renderToStaticMarkup(
      <Plate
        seat={seat}
        name="Ana"
        plate={{ name: 'Ana', kind: 'person', score: 0, presence: 'here' }}
        isOn={false}
        {...roles}
        isOwn={false}
        now={() => 0}
      />,
    );

  it('has words for the banker and the opener, and a sign of each that screen readers leave out', () => {
    const html = rolesOn({ isDouble: true, isOpener: true }, 0);
    expect(html).toContain('Banker ×2');
    expect(html).toContain('Opener');
    expect(html).not.toContain('Dealer');
    expect(html.match(/class="role-sign[^"]*" aria-hidden="true"/g)).toHaveLength(2);
  });

  it('has neither for other seats, and only the dealer by the rules of the competition', () => {
    expect(rolesOn({ isDouble: false, isOpener: false }, 1)).not.toMatch(/role-|Dealer/);
    const dealer = rolesOn({ isDouble: false, isOpener: false }, 0);
    expect(dealer).toContain('Dealer');
    expect(dealer).not.toContain('role-');
  });
});

describe('[C15] what a seat is in a hand', () => {
  const hand = { ...undealt, rules: macau, dice: [1, 2, 1, 1] as const };

  it('is known of the opener once the dice lie', () => {
    expect(SEATS.filter(seat => rolesOf(hand, seat).isOpener)).toEqual([]);
    const dealt = { ...hand, phase: { name: 'turn', seat: 0, source: 'deal' } } as unknown as HandState;
    expect(SEATS.filter(seat => rolesOf(dealt, seat).isOpener)).toEqual([breaker(dealt.dice)]);
    expect(SEATS.map(seat => rolesOf(dealt, seat).isDouble)).toEqual([true, false, false, false]);
    expect(SEATS.map(seat => rolesOf({ ...dealt, rules: wmo2006 }, seat))).toEqual(
      SEATS.map(() => ({ isDouble: false, isOpener: false })),
    );
  });
});

describe('whose turn it is', () => {
  const told = (hand: HandState, seat: Seat) =>
    renderToStaticMarkup(
      <Status
        props={{ hand, seat, prevalentWind: 0, handNumber: 1, handsTotal: 16 } as TableProps}
        nameOf={who => `seat ${who}`}
      />,
    );

  it('is told while one player is to move', () => {
    expect(told(middle, 1)).toContain('It is your turn.');
    expect(told(middle, 2)).toContain('It is seat 1’s turn.');
  });

  it('is nobody’s while a discard may be claimed, not even for who discarded', () => {
    const { from } = claim.phase as Extract<HandState['phase'], { name: 'claims' }>;
    for (const seat of SEATS) expect(told(claim, seat)).not.toContain('turn');
    expect(told(claim, from)).toContain('Waiting for claims.');
  });
});

describe('the tiles left in the wall', () => {
  const props = { seat: 1, plates: bySeat(() => ({ score: 0 })), recent: [], prevalentWind: 0, handNumber: 1 };
  const told = (hand: HandState) => [
    renderToStaticMarkup(<Status props={{ ...props, hand } as unknown as TableProps} nameOf={String} />),
    readAloud(english, 'table', { ...props, hand } as unknown as TableProps, String),
  ];

  it('are told once the dice and the deal are done', () => {
    for (const text of told(middle)) expect(text).toMatch(/\d+ tiles left/);
    for (const hand of [beforeDeal(middle), undealt]) for (const text of told(hand)) expect(text).not.toContain('left');
  });
});

describe('the card of a hand by the older ways', () => {
  const dealt: HandState = { ...undealt, rules: macau, dice: [1, 1, 1, 1] };
  const cardFor = (mine: Seat | undefined, hand = dealt) =>
    renderToStaticMarkup(
      <HandFacts
        hand={hand}
        banker={{ hand: 1, most: 3 }}
        mine={mine}
        nameOf={seat => ['Ana', 'Mei', 'Io', 'Jun'][seat]!}
      />,
    ).replace(/<[^>]+>/g, ' ');

  it('[C46] counts what lies in the reader’s hand for the points so far', () => {
    const seats = bySeat(seat => ({ ...dealt.seats[seat], concealed: tiles(seat === 1 ? '23m999pCCC1s' : '') }));
    expect(cardFor(1, { ...dealt, seats })).toMatch(/Your points so far\s+16, 1 double/);
  });

  it('[C16] says that play runs to the left, as a screen reader is told, and nothing where it does not', () => {
    const wall = { ...dealt.wall, layout: { ...dealt.wall.layout, turns: 'clockwise' as const } };
    const told = (hand: HandState) =>
      renderToStaticMarkup(<Status props={{ hand, prevalentWind: 0 } as TableProps} nameOf={String} />);
    expect(cardFor(1, { ...dealt, wall })).toMatch(/Turns\s+to the left/);
    expect(told({ ...middle, wall })).toContain('Play runs to the left.');
    expect(cardFor(1) + told(middle)).not.toContain('the left');
  });

  it('[C12] speaks to the banker and to the opener in the second person', () => {
    expect(cardFor(0)).toMatch(/Banker\s+You, hand 1 of 3/);
    expect(cardFor(0)).toContain('You pay and receive double, up to 4,000.');
    expect(cardFor(breaker([1, 1, 1, 1]))).toMatch(/Opener\s+You, /);
    expect(cardFor(undefined)).toContain('Ana pays and receives double, up to 4,000.');
  });
});

it('[C30] doing without a replacement says that the turn ends', () => {
  const actions = [
    { type: 'draw', seat: 1 },
    { type: 'decline-replacement', seat: 1 },
  ] as const;
  const bar = renderToStaticMarkup(
    <ClaimBar
      offers={offersOf(actions)}
      claimed={undefined}
      prompt={undefined}
      worth={undefined}
      sent={undefined}
      now={() => 0}
      keys={undefined}
      isOneLine={false}
      styleOf={() => ({})}
      onAct={() => {}}
      onPoint={() => {}}
    />,
  );
  expect(bar).toContain('No replacement<small>your turn ends</small>');
});
