import { BOT_LEVELS, PACES, type Pace } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import type { End } from '../solo/ends.ts';
import { useBestEnd } from '../solo/useBestEnd.ts';
import { Choice } from '../ui/Choice.tsx';
import { DEFAULT_LEVEL, PRACTICE_SETTINGS } from './openings.ts';
import { useOpenTable } from './useOpenTable.ts';

const ENDS: readonly End[] = ['server', 'device'];

/** Three bots: where, how strong, how long. */
export function BotsCard() {
  const t = useT();
  const [level, setLevel] = useState(DEFAULT_LEVEL);
  const [hands, setHands] = useState<4 | 16>(PRACTICE_SETTINGS.hands);
  const [pace, setPace] = useState<Pace>('calm');
  const best = useBestEnd();
  const [chosen, setChosen] = useState<End>();
  const end = chosen ?? best;
  const { isOpening, open } = useOpenTable();
  return (
    <section className="card" aria-labelledby="bots">
      <h2 id="bots">{t('home.bots')}</h2>
      <p>{t('home.botsLead')}</p>
      <div className="bots-setup">
        <Choice
          label={t('home.where')}
          value={end}
          options={ENDS.map(value => ({
            value,
            label: t(`home.where.${value}`),
            note: t(`home.where.${value}.note`),
          }))}
          onChoose={setChosen}
        />
        <Choice
          label={t('home.level')}
          value={level}
          options={BOT_LEVELS.map(value => ({
            value,
            label: t(`home.level.${value}`),
            note: t(`home.level.${value}.note`),
          }))}
          onChoose={setLevel}
        />
        <Choice
          label={t('home.length')}
          value={hands}
          options={[
            { value: 4, label: t('home.oneRound'), note: t('home.hands', { count: 4 }) },
            { value: 16, label: t('home.fullGame'), note: t('home.hands', { count: 16 }) },
          ]}
          onChoose={setHands}
        />
        <Choice
          label={t('home.pace')}
          value={pace}
          options={PACES.map(value => ({
            value,
            label: t(`home.pace.${value}`),
            note: t(`home.pace.${value}.note`),
          }))}
          onChoose={setPace}
        />
        <button
          type="button"
          className="btn pri wide"
          disabled={isOpening}
          onClick={() => open({ ...PRACTICE_SETTINGS, hands, pace }, level, end)}
        >
          {t(isOpening ? 'home.opening' : 'home.startNow')}
        </button>
      </div>
    </section>
  );
}
