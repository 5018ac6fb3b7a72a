import type { HandCount, Pace } from '@gorrion/protocol';
import { useState } from 'react';
import type { End } from '../../client/solo/ends.ts';
import { useBestEnd } from '../../client/solo/useBestEnd.ts';
import { DEFAULT_LEVEL, PRACTICE_SETTINGS, type PracticeRules, practiceSettings } from '../../client/store/openings.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { EndChoice, LengthChoice, LevelChoice, PaceChoice, RulesChoice } from './practiceChoices.tsx';
import { useOpenTable } from './useOpenTable.ts';

/** The card that opens a game against three bots, with the five choices for it. */
export function BotsCard() {
  const t = useT();
  const [rules, setRules] = useState<PracticeRules>('wmo2006');
  const [level, setLevel] = useState(DEFAULT_LEVEL);
  const [hands, setHands] = useState<HandCount>(PRACTICE_SETTINGS.hands);
  const [pace, setPace] = useState<Pace>('calm');
  const best = useBestEnd();
  const [chosen, setChosen] = useState<End>();
  const end = chosen ?? best;
  const { isOpening, hasFailedHere, open } = useOpenTable();
  const start = (where: End) => open({ ...practiceSettings(rules), hands, pace }, level, where);
  return (
    <Card className="stack bots-setup" title={t('home.bots')}>
      <p className="quiet">{t('home.botsLead')}</p>
      <RulesChoice value={rules} onChoose={setRules} />
      <EndChoice value={end} onChoose={setChosen} />
      <LevelChoice value={level} onChoose={setLevel} />
      <LengthChoice value={hands} isOlder={rules !== 'wmo2006'} onChoose={setHands} />
      <PaceChoice value={pace} onChoose={setPace} />
      <button type="button" className="btn pri" disabled={isOpening} onClick={() => start(end)}>
        {t(isOpening ? 'home.opening' : 'home.startNow')}
      </button>
      {hasFailedHere && best === 'server' && (
        <button type="button" className="btn" disabled={isOpening} onClick={() => start('server')}>
          {t('home.playOnServer')}
        </button>
      )}
    </Card>
  );
}
