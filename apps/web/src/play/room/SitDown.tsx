import type { TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { type ReactNode, useState } from 'react';
import { client } from '../../client/index.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Sure } from '../../kit/ui/Sure.tsx';
import { apartText, useApartHere } from '../wishes/apart.ts';

interface SitDownProps {
  readonly state: TableState;
  /** The chair; without one the first that is free. */
  readonly place?: Player;
  readonly className: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Takes a seat. With somebody there whom the reader does not want to sit with, it asks once more. */
export function SitDown({ state, place, className, label, children }: SitDownProps) {
  const t = useT();
  const apart = useApartHere(state);
  const [isAsking, setAsking] = useState(false);
  // At a teacher's table the page says above what sitting down agrees to.
  const taught = state.lesson && ({ isTaught: true } as const);
  const sit = () => void client.send({ type: 'sit', ...(place !== undefined && { place }), ...taught });
  if (isAsking && apart.length > 0)
    return (
      <Sure
        question={t('room.apartSure')}
        yes={t('room.apartYes')}
        no={t('room.apartNo')}
        onYes={sit}
        onNo={() => setAsking(false)}
      >
        <p>{apartText(t, apart)}</p>
      </Sure>
    );
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      onClick={() => (apart.length > 0 ? setAsking(true) : sit())}
    >
      {children}
    </button>
  );
}
