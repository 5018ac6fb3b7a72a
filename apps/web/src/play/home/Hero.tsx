import { useBestEnd } from '../../client/solo/useBestEnd.ts';
import { DEFAULT_LEVEL, PRACTICE_SETTINGS } from '../../client/store/openings.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Scene } from './Scene.tsx';
import { useOpenTable } from './useOpenTable.ts';

/** The head of the home page: what Gorrión is, and two buttons that lead into a game. */
export function Hero() {
  const t = useT();
  const bots = useOpenTable();
  const friends = useOpenTable();
  const end = useBestEnd();
  const isOffline = end === 'device';
  const isOpening = bots.isOpening || friends.isOpening;
  return (
    <section className="hero">
      <div className="stack roomy">
        <h1>{t('home.headline')}</h1>
        <p className="quiet hero-lead">{t('home.lead')}</p>
        <div className="row cta">
          <button
            type="button"
            className="btn pri big"
            disabled={isOpening}
            onClick={() => bots.open(PRACTICE_SETTINGS, DEFAULT_LEVEL, end)}
          >
            {t(bots.isOpening ? 'home.opening' : 'home.playBots')}
          </button>
          <button
            type="button"
            className="btn big"
            disabled={isOpening || isOffline}
            aria-describedby={isOffline ? 'hero-offline' : undefined}
            onClick={() => friends.openLast('link')}
          >
            {t(friends.isOpening ? 'home.opening' : 'home.createTable')}
          </button>
        </div>
        {isOffline && (
          <p id="hero-offline" className="quiet">
            {t('home.needsServer')}
          </p>
        )}
      </div>
      <Scene />
    </section>
  );
}
