import { useEffect, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { Go } from '../../shell/page/Go.tsx';
import './loading.css';

/** Time (ms) after which the page says that the table does not open. */
const PATIENCE = 10_000;

interface LoadingTableProps {
  /** The table is open and its first hand is about to begin; what is asked about its wall stands below the words. */
  readonly isStarting?: boolean;
}

/**
 * Shows the felt and thirteen places for tiles while a table takes noticeably long to open, and a way out if it does not
 * open at all.
 */
export function LoadingTable({ isStarting = false }: LoadingTableProps) {
  const t = useT();
  const [isLate, setIsLate] = useState(false);
  useRootMark('starting', isStarting);
  useEffect(() => {
    if (isStarting) return undefined;
    const timer = setTimeout(() => setIsLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isStarting]);
  return (
    <main className="stack roomy loading-table">
      <div className="loading-hand" aria-hidden="true">
        {Array.from({ length: 13 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a fixed row
          <i key={place} />
        ))}
      </div>
      <p role="status">{t(isStarting ? 'game.starting' : isLate ? 'game.late' : 'game.opening')}</p>
      {isLate && (
        <div className="row">
          <button type="button" className="btn pri" onClick={() => location.reload()}>
            {t('game.openAgain')}
          </button>
          <Go className="btn" href="/">
            {t('lost.home')}
          </Go>
        </div>
      )}
    </main>
  );
}
