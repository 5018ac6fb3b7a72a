import { client } from '../../client/index.ts';
import { isDailySeen } from '../../client/progress/dailySeen.ts';
import { useT } from '../../kit/i18n/index.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { FourWalls } from './Felt.tsx';
import { Job } from './Job.tsx';

/**
 * The deal of the day: the same four hands for everybody. `isBegun`: the player has a hand of it before them. Who has seen
 * their result is led to it.
 */
export function DailyJob({ isBegun }: { readonly isBegun: boolean }) {
  const t = useT();
  const word = isBegun ? 'home.goOnDaily' : isDailySeen(client.now()) ? 'home.seeDaily' : 'home.playDaily';
  return (
    <Job title={t('home.daily')} lead={t('home.dailyLead')} picture={<FourWalls />}>
      <Go className="btn pri" href={eventPaths.daily()}>
        {t(word)}
      </Go>
    </Job>
  );
}
