import type { HandCount, Pace } from '@gorrion/protocol';
import { useState } from 'react';
import type { End } from '../../client/solo/ends.ts';
import { useBestEnd } from '../../client/solo/useBestEnd.ts';
import { DEFAULT_LEVEL, PRACTICE_SETTINGS, type PracticeRules, practiceSettings } from '../../client/store/openings.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { EndChoice, LengthChoice, LevelChoice, PaceChoice, RulesChoice } from './practiceChoices.tsx';
import { useOpenTable } from './useOpenTable.ts';
import './bots.css';

/** What one can choose for a game against three bots. */
export default function BotsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Dialog labelledBy="bots-setup" className="small bots-setup" onClose={onClose}>
      <div className="row ends">
        <h1 id="bots-setup">{t('home.bots')}</h1>
        <button type="button" className="ib" aria-label={t('result.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <BotsSetup />
    </Dialog>
  );
}

/** Opens a game against three bots, with the five choices for it. */
export function BotsSetup() {
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
    <>
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
    </>
  );
}
