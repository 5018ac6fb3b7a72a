import { breaker, countHand, type HandState, HIDDEN, isClassical, type Seat } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTile, windName } from '../../kit/tiles/index.ts';
import { Dice } from '../parts/Die.tsx';
import { diceOf } from '../parts/Panel.tsx';
import type { BankerShown } from '../props.ts';
import { type SpareTiles, spareTiles } from './spare.ts';

export interface HandFactsProps {
  readonly hand: HandState;
  readonly banker: BankerShown | undefined;
  /** The viewer's own seat; undefined for a spectator. */
  readonly mine: Seat | undefined;
  /** Returns the name of a seat, also for the viewer's own. */
  readonly nameOf: (seat: Seat) => string;
}

const BANKER: Seat = 0;

function bankerText(t: Translate, name: string, banker: BankerShown | undefined): string {
  if (!banker) return name;
  const { hand, most } = banker;
  return most === undefined ? t('old.bankerHandOpen', { name, hand }) : t('old.bankerHand', { name, hand, most });
}

const Row = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Loose tiles as backs, a whole dead wall as a number. */
function Spare({ kind, count }: SpareTiles) {
  const t = useT();
  if (kind === 'dead') return t('old.tiles', { count });
  return (
    <span className="old-backs" role="img" aria-label={t('old.tiles', { count })}>
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
        <MiniTile key={n} tile={HIDDEN} decorative />
      ))}
    </span>
  );
}

/** What a hand is worth now to who holds it: its groups in hand and on the table, flowers, and the doubles of these. */
function soFarText(t: Translate, hand: HandState, seat: Seat): string | undefined {
  const { rules, seats, dice } = hand;
  if (!isClassical(rules)) return undefined;
  const { concealed, melds, flowers } = seats[seat];
  const seen = concealed.filter(tile => tile !== HIDDEN);
  const counted = countHand({ concealed: seen, melds, flowers: flowers.length, seat, opener: breaker(dice) }, rules);
  const points = t.number(counted.points);
  const count = counted.doubles.reduce((sum, { doubles }) => sum + doubles, 0);
  return count === 0 ? t('old.noDouble', { points }) : t('old.doubles', { points, count });
}

/** What holds for this hand by the older ways: its banker, the throw, the opener, the end of the wall and the limit. */
export function HandFacts({ hand, banker, mine, nameOf }: HandFactsProps) {
  const t = useT();
  const { rules, dice, wall } = hand;
  if (!isClassical(rules)) return null;
  const opener = breaker(dice);
  const spare = spareTiles(wall);
  const thrown = diceOf(hand);
  const limit = t.number(2 * rules.limit);
  const who = (seat: Seat) => (seat === mine ? t('result.you') : nameOf(seat));
  return (
    <>
      <dl>
        <Row name={t('old.banker')}>{bankerText(t, who(BANKER), banker)}</Row>
        <Row name={t('old.throw')}>
          <Dice dice={thrown} /> {t.number(thrown.reduce((sum, pips) => sum + pips, 0))}
        </Row>
        <Row name={t('old.opener')}>{t('old.openerIs', { name: who(opener), wind: windName(t, opener) })}</Row>
        {wall.layout.turns === 'clockwise' && <Row name={t('old.turns')}>{t('old.toLeft')}</Row>}
        {spare && (
          <Row name={t(`old.spare.${spare.kind}`)}>
            <Spare {...spare} />
          </Row>
        )}
        {wall.back > 0 && <Row name={t('old.replaced')}>{t('old.tiles', { count: wall.back })}</Row>}
        <Row name={t('old.limit')}>{t.number(rules.limit)}</Row>
        {mine !== undefined && <Row name={t('old.soFar')}>{soFarText(t, hand, mine)}</Row>}
      </dl>
      <p>{mine === BANKER ? t('old.youDouble', { limit }) : t('old.double', { name: nameOf(BANKER), limit })}</p>
    </>
  );
}
