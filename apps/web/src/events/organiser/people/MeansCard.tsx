import { RIGHTS } from '@gorrion/events/tournament';
import { useT } from '../../../kit/i18n/index.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { eventPaths } from '../../../shell/links/eventPaths.ts';
import { copyText } from '../../../shell/page/copyText.ts';

/** What each right means, and the link of the big screen. */
export function MeansCard({ id }: { readonly id: string }) {
  const t = useT();
  const screen = location.origin + eventPaths.event(id, 'screen');
  return (
    <>
      <section className="card pad stack" aria-labelledby="og-means">
        <h2 id="og-means">{t('organiser.means')}</h2>
        <dl className="og-means">
          {RIGHTS.map(right => (
            <div key={right}>
              <dt>{t(`organiser.right.${right}`)}</dt>
              <dd>{t(`organiser.right.${right}.note`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="card pad stack" aria-labelledby="og-screen">
        <div className="row ends og-head">
          <h2 id="og-screen">{t('organiser.screen')}</h2>
          <button
            type="button"
            className="ib"
            aria-label={t('organiser.screen.copy')}
            onClick={() => void copyText(screen)}
          >
            <Icon name="copy" />
          </button>
        </div>
        <p className="fine">{t('organiser.screen.note')}</p>
      </section>
    </>
  );
}
