import { useState } from 'react';
import { PRACTICE_STEPS, usePractice } from '../../client/progress/practice.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Choice } from '../../kit/ui/Choice.tsx';
import { useOpenPractice } from './useOpenPractice.ts';

/** The card that opens a practice table: how many points a win needs there, and the button. */
export default function PracticeCard() {
  const t = useT();
  const { step: last, won } = usePractice();
  const [chosen, setChosen] = useState(last);
  const { isOpening, open } = useOpenPractice();
  const options = PRACTICE_STEPS.map(value => ({
    value,
    label: t(`practice.step.${value}`),
    note: t(won.includes(value) ? 'practice.won' : `practice.step.${value}.note`),
  }));
  return (
    <Card className="stack" title={t('practice.title')}>
      <p className="quiet">{t('practice.lead')}</p>
      <Choice label={t('practice.steps')} value={chosen} options={options} onChoose={setChosen} />
      <button type="button" className="btn pri" disabled={isOpening} onClick={() => void open(chosen)}>
        {t(isOpening ? 'practice.opening' : 'practice.start')}
      </button>
    </Card>
  );
}
