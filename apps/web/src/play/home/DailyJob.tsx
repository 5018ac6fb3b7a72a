import { useT } from '../../kit/i18n/index.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { FourWalls } from './Felt.tsx';
import { Job } from './Job.tsx';

/** The deal of the day: the same four hands for everybody. `isBegun`: the player has a hand of it before them. */
export function DailyJob({ isBegun }: { readonly isBegun: boolean }) {
  const t = useT();
  return (
    <Job title={t('home.daily')} lead={t('home.dailyLead')} picture={<FourWalls />}>
      <Go className="btn pri" href={eventPaths.daily()}>
        {t(isBegun ? 'home.goOnDaily' : 'home.playDaily')}
      </Go>
    </Job>
  );
}
