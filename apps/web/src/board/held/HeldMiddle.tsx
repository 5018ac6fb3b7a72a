import type { Seat } from '@gorrion/rules';
import type { CSSProperties } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import type { Offering } from '../hooks/useOffers.ts';
import type { Geometry } from '../layout/index.ts';
import { isAsked } from '../parts/Asking.tsx';
import { saysWords, type TableProps } from '../props.ts';
import { DrawTile } from './DrawTile.tsx';

interface HeldMiddleProps {
  readonly props: TableProps;
  readonly offering: Offering;
  readonly geometry: Geometry;
  readonly nameOf: (seat: Seat) => string;
  readonly isUndrawn: boolean;
  readonly onDraw: () => void;
}

/** What stands between the top and the hand: what the player does next, or whom they wait for. */
export function HeldMiddle({ geometry, ...of }: HeldMiddleProps) {
  const style = { bottom: geometry.size.h - geometry.own.meldY } as CSSProperties;
  return (
    <div className="held-middle" style={style}>
      <Middle {...of} />
    </div>
  );
}

function Middle({ props, offering, nameOf, isUndrawn, onDraw }: Omit<HeldMiddleProps, 'geometry'>) {
  const t = useT();
  const { look, hand, seat } = props;
  const { phase } = hand;
  if (look?.kind !== 'held' || phase.name === 'undealt' || phase.name === 'over') return null;
  if (look.isCovered) {
    return (
      <button type="button" className="held-covered" onClick={look.onUncover}>
        <b>{t('held.covered')}</b>
        {t('held.coveredNote')}
      </button>
    );
  }
  if (isUndrawn) return <DrawTile onDraw={onDraw} />;
  if (phase.name === 'claims' && phase.from !== seat) {
    return (
      <p className={isAsked(props, offering.offers) ? 'held-discard is-asked' : 'held-discard'}>
        <MiniTile tile={phase.tile} decorative />
        <span>
          <b>{tileName(t, phase.tile)}</b>
          {t('held.from', { name: nameOf(phase.from) })}
        </span>
      </p>
    );
  }
  if (isAsked(props, offering.offers) || saysWords(props)) return null;
  if (offering.offers.discards.size > 0) {
    return (
      <p className="held-zone" aria-hidden="true">
        {t('held.toTable')}
      </p>
    );
  }
  return (
    <div className="held-wait">
      {/* On the own turn play stands still: nothing is to be watched. */}
      {!(phase.name === 'turn' && phase.seat === seat) && <p>{t('held.watch')}</p>}
      {look.note}
    </div>
  );
}
