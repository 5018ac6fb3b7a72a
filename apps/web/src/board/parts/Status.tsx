import { actingSeat, type Seat } from '@gorrion/rules';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { tileName, windName } from '../../kit/tiles/index.ts';
import { spareTiles } from '../oldWays/spare.ts';
import type { BankerShown, TableProps } from '../props.ts';
import { leftText } from '../says.ts';

function bankerStatus(t: Translate, { hand, most }: BankerShown, wind: string, name: string): string {
  if (most === undefined) return t('table.bankerStatusOpen', { wind, name, hand });
  return t('table.bankerStatus', { wind, name, hand, most });
}

/** Returns whose turn it is. While others may claim a discard it is nobody's: who discarded must not draw either. */
function turnText(t: Translate, { hand, seat }: TableProps, nameOf: (seat: Seat) => string): string {
  const { phase } = hand;
  const acting = phase.name === 'counting' ? phase.seat : actingSeat(hand);
  if (acting === undefined) return phase.name === 'claims' ? t('table.claims') : '';
  return acting === seat ? t('table.yourTurn') : t('table.turnOf', { name: nameOf(acting) });
}

/** Round, hand, tiles left and turn, for screen readers only. */
export function Status({ props, nameOf }: { readonly props: TableProps; readonly nameOf: (seat: Seat) => string }) {
  const t = useT();
  const { hand, prevalentWind, handNumber, handsTotal, banker } = props;
  const spare = spareTiles(hand.wall);
  const left = leftText(t, hand);
  return (
    <p className="sr">
      {banker
        ? bankerStatus(t, banker, windName(t, prevalentWind), nameOf(0))
        : t('table.status', { wind: windName(t, prevalentWind), hand: handNumber, total: handsTotal })}{' '}
      {hand.wall.layout.turns === 'clockwise' && `${t('old.playsLeft')} `}
      {left && `${left}. `}
      {left && spare && `${t(`old.left.${spare.kind}`, { count: spare.count })}. `}
      {turnText(t, props, nameOf)} <LastDiscard props={props} nameOf={nameOf} />
    </p>
  );
}

function LastDiscard({ props, nameOf }: { readonly props: TableProps; readonly nameOf: (seat: Seat) => string }) {
  const t = useT();
  const { phase } = props.hand;
  if (phase.name !== 'claims') return null;
  return <span>{t('table.lastDiscard', { tile: tileName(t, phase.tile), name: nameOf(phase.from) })}</span>;
}
