import { useT } from '../../kit/i18n/index.ts';
import { Go } from '../../shell/page/Go.tsx';

/** The way to the deal of the day. */
export function DailyWay() {
  const t = useT();
  return (
    <section className="card pad row daily-way" aria-label={t('home.daily')}>
      <h2>{t('home.daily')}</h2>
      <span className="grow quiet">{t('home.dailyLead')}</span>
      <Go className="btn sm" href="/daily">
        {t('home.playDaily')}
      </Go>
    </section>
  );
}
