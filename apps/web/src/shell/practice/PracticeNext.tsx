import type { TableSettings } from '@gorrion/protocol';
import { useEffect } from 'react';
import { stepAfter, usePractice, winAtStep } from '../../client/progress/practice.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import { stepOfTable } from './settings.ts';
import { useOpenPractice } from './useOpenPractice.ts';

interface PracticeNextProps {
  readonly settings: TableSettings;
  /** The viewer has won the hand that is over. */
  readonly hasWon: boolean;
}

/** Offers the next step of the ladder after a win. A player who ignores it plays on at this step. */
export default function PracticeNext({ settings, hasWon }: PracticeNextProps) {
  const t = useT();
  const step = stepOfTable(settings);
  const isWon = usePractice(({ won }) => step !== undefined && won.includes(step)) || hasWon;
  const { isOpening, open } = useOpenPractice();
  useEffect(() => {
    if (step !== undefined && hasWon) winAtStep(step);
  }, [step, hasWon]);
  if (step === undefined || !isWon) return null;
  const next = stepAfter(step);
  return (
    <div className="stack">
      <Note icon="target" title={t('practice.wonAt', { count: step })}>
        {next ? t('practice.next', { count: next }) : t('practice.last')}
      </Note>
      {next && (
        <button type="button" className="btn" disabled={isOpening} onClick={() => void open(next)}>
          {t(isOpening ? 'practice.opening' : 'practice.try', { count: next })}
        </button>
      )}
    </div>
  );
}
