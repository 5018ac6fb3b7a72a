import { isCard } from '@gorrion/learn/deck';
import type { FanId } from '@gorrion/rules';
import { useFansMade } from '../../client/archive/fansMade.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { gamePath, gamesWithFanPath } from '../../shell/links/gamePaths.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';

/** The kind of drill that asks for the fans of a hand. */
const DRILL = 'which-fans';

/** What the reader has made of a fan, and what they can do next. */
export function You({ fan }: { readonly fan: FanId }) {
  const t = useT();
  const known = useFansMade();
  const made = known?.fans.get(fan);
  return (
    <section className="card pad stack" aria-busy={!known}>
      <h2>{t('fanbook.you')}</h2>
      {made && (
        <dl className="facts">
          <dt>{t('fanbook.madeIn')}</dt>
          <dd>{t('fanbook.games', { count: made.games })}</dd>
          <dt>{t('fanbook.first')}</dt>
          <dd>{new Date(made.first.at).toLocaleDateString(t.locale, { dateStyle: 'long' })}</dd>
        </dl>
      )}
      {known && !made && (
        <p>{known.games > 0 ? t('fanbook.notMadeIn', { count: known.games }) : t('fanbook.noGames')}</p>
      )}
      {known?.isOffline && <p className="fine">{t('fanbook.madeHere')}</p>}
      <div className="row">
        {made && (
          <>
            <Go className="btn sm" href={gamePath(made.first.id)}>
              <Icon name="play" />
              {t('fanbook.openFirst')}
            </Go>
            <Go className="btn sm" href={gamesWithFanPath(fan)}>
              {t('fanbook.yourGames')}
            </Go>
          </>
        )}
        {isCard(`fan:${fan}`) && (
          <Go className="btn sm pri" href={paths.drills(DRILL, { fan })}>
            {t('fanbook.drill')}
          </Go>
        )}
      </div>
    </section>
  );
}
