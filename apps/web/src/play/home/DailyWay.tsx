import { useT } from '../../kit/i18n/index.ts';
import { Go } from '../../shell/page/Go.tsx';

/** The way to the deal of the day. */
export function DailyWay() {
  const t = useT();
  return (
    <section className="card pad row daily-way" aria-label={t('home.daily')}>
      <div className="grow">
        <h2>{t('home.daily')}</h2>
        <p className="quiet">{t('home.dailyLead')}</p>
      </div>
      <Go className="btn sm" href="/daily">
        {t('home.playDaily')}
      </Go>
    </section>
  );
}
