import type { TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { type ReactNode, useState } from 'react';
import { client } from '../../client/index.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Sure } from '../../kit/ui/Sure.tsx';
import { TaughtNote } from '../lesson/TaughtNote.tsx';
import { apartText, useApartHere } from '../wishes/apart.ts';

interface SitDownProps {
  readonly state: TableState;
  /** The chair; without one the first that is free. */
  readonly place?: Player;
  readonly className: string;
  readonly label?: string;
  /** The page says above what sitting down at a teacher's table agrees to. Else this says it. */
  readonly isTold?: true;
  readonly children: ReactNode;
}

/**
 * Takes a seat, and says at a teacher's table what that agrees to. With somebody there whom the reader does not want to sit
 * with, it asks once more.
 */
export function SitDown({ state, place, className, label, isTold, children }: SitDownProps) {
  const t = useT();
  const apart = useApartHere(state);
  const [isAsking, setAsking] = useState(false);
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
    <>
      {state.lesson && !isTold && <TaughtNote lesson={state.lesson} />}
      <button
        type="button"
        className={className}
        aria-label={label}
        onClick={() => (apart.length > 0 ? setAsking(true) : sit())}
      >
        {children}
      </button>
    </>
  );
}
