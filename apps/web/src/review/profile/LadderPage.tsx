import { MOST_AMONG_CLOSE } from '@gorrion/events/rating';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { PROFILE_PATH } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { RatingTable } from './RatingTable.tsx';
import { useRatings } from './useRatings.ts';

/** The ratings of bots that people wrote, and how one gets there. */
export default function LadderPage() {
  const t = useT();
  const list = useRatings('bots');
  return (
    <PlacePage
      title={t('ladder.title')}
      note={t('ladder.note')}
      above={[
        { href: PROFILE_PATH, label: t('profile.title') },
        { href: eventPaths.programs(), label: t('ladder.tokens') },
      ]}
    >
      <div role="alert">{list === null && <Note tone="amber" icon="warn" title={t('ladder.offline')} />}</div>
      {list && (
        <div className="sides">
          <div>
            <Card className="stack" title={t('profile.ratings')}>
              {list.count === 0 && <p>{t('ladder.nobody')}</p>}
              <RatingTable list={list} own={t('ladder.yours')} />
              {list.count > list.people.length && (
                <p className="fine">{t('ladder.first', { count: list.people.length })}</p>
              )}
            </Card>
          </div>
          <div>
            <Card className="stack" title={t('ladder.how')}>
              <p>{t('ladder.howTables')}</p>
              <p>{t('profile.ratingScale')}</p>
              <p>{t('ladder.amongClose', { points: t.number(MOST_AMONG_CLOSE) })}</p>
              <Go className="btn sm" href={eventPaths.programs()}>
                {t('ladder.tokens')}
              </Go>
            </Card>
          </div>
        </div>
      )}
    </PlacePage>
  );
}
