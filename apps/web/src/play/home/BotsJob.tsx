import { Suspense, useState } from 'react';
import { useBestEnd } from '../../client/solo/useBestEnd.ts';
import { DEFAULT_LEVEL, PRACTICE_SETTINGS } from '../../client/store/openings.ts';
import { useT, withWords } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { ThreeBots } from './Felt.tsx';
import { Job } from './Job.tsx';
import { useOpenTable } from './useOpenTable.ts';

const BotsDialog = lazyPart(() => withWords('ground', () => import('./BotsDialog.tsx')));

/** A game of one's own against three bots: by one press, or with what one chooses for it. */
export function BotsJob() {
  const t = useT();
  const end = useBestEnd();
  const { isOpening, open } = useOpenTable();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Job title={t('home.bots')} lead={t('home.botsLead')} picture={<ThreeBots />}>
      <button type="button" className="btn ghost sm" onClick={() => setChoosing(true)}>
        {t('home.moreOptions')}
      </button>
      <button
        type="button"
        className="btn pri"
        disabled={isOpening}
        onClick={() => open(PRACTICE_SETTINGS, DEFAULT_LEVEL, end)}
      >
        {t(isOpening ? 'home.opening' : 'home.playBots')}
      </button>
      <Suspense fallback={null}>{isChoosing && <BotsDialog onClose={() => setChoosing(false)} />}</Suspense>
    </Job>
  );
}
