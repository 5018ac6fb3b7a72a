import { type Seat, tilesLeft } from '@gorrion/rules';
import { useT } from '../../i18n/index.ts';
import { tileName, windName } from '../../tiles/index.ts';
import { isDealKnown } from '../pace.ts';
import type { TableProps } from '../props.ts';
import { turnSeat } from '../turn.ts';

/** Round, hand, tiles left and turn, for screen readers only. */
export function Status({ props, nameOf }: { readonly props: TableProps; readonly nameOf: (seat: Seat) => string }) {
  const t = useT();
  const { hand, prevalentWind, handNumber, handsTotal } = props;
  const turn = turnSeat(hand);
  return (
    <p className="sr">
      {t('table.status', { wind: windName(t, prevalentWind), hand: handNumber, total: handsTotal })}{' '}
      {isDealKnown(hand) && `${t('table.countLeft', { count: tilesLeft(hand.wall) })}. `}
      {turn === undefined ? '' : turn === props.seat ? t('table.yourTurn') : t('table.turnOf', { name: nameOf(turn) })}{' '}
      <LastDiscard props={props} nameOf={nameOf} />
    </p>
  );
}

function LastDiscard({ props, nameOf }: { readonly props: TableProps; readonly nameOf: (seat: Seat) => string }) {
  const t = useT();
  const { phase } = props.hand;
  if (phase.name !== 'claims') return null;
  return <span>{t('table.lastDiscard', { tile: tileName(t, phase.tile), name: nameOf(phase.from) })}</span>;
}
