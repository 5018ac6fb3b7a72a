import { placesToRight, type Seat } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import type { TableProps } from '../props.ts';
import { turnSeat } from '../turn.ts';

interface HeldHeadProps {
  readonly props: TableProps;
  readonly seat: Seat;
  readonly nameOf: (seat: Seat) => string;
  /** The player's drawn tile lies face down. */
  readonly isUndrawn: boolean;
  readonly children: ReactNode;
}

/** Returns what goes on, and in small what it means for the player. */
function heading(t: Translate, { props, seat, nameOf, isUndrawn }: Omit<HeldHeadProps, 'children'>) {
  const { hand, prevalentWind, handNumber } = props;
  const { phase } = hand;
  const round = t('table.roundShort', { wind: windName(t, prevalentWind), hand: handNumber });
  if (phase.name === 'over') return [t('held.over'), round];
  if (phase.name === 'undealt') return [t('table.shuffling'), round];
  if (props.isAtRest) return [t('held.atRest'), round];
  const acting = turnSeat(hand);
  if (acting === undefined) return [t('table.shuffling'), round];
  const name = nameOf(acting);
  if (phase.name === 'counting') return [t('held.counts', { name }), round];
  if (phase.name === 'claims') return [acting === seat ? t('held.yourDiscard') : t('held.discards', { name }), round];
  if (acting === seat) return [t('held.yourTurn'), isUndrawn ? t('held.drawFirst') : t('held.howTo')];
  const isNext = placesToRight(acting, seat, hand.wall.layout) === 1;
  return [t('held.plays', { name }), isNext ? t('held.next') : round];
}

/** The top of a hand alone: the own wind, whose turn it is, and the app's buttons. */
export function HeldHead({ children, ...of }: HeldHeadProps) {
  const t = useT();
  const [text, note] = heading(t, of);
  return (
    <header className="held-head">
      <WindGlyph wind={of.seat} />
      <p role="status">
        <b>{text}</b>
        <small>{note}</small>
      </p>
      {children}
    </header>
  );
}
