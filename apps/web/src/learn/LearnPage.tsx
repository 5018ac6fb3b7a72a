import { useT } from '../kit/i18n/index.ts';
import { Card } from '../kit/ui/Card.tsx';
import { Icon, type IconName } from '../kit/ui/Icon.tsx';
import { PROFILE_PATH } from '../shell/links/gamePaths.ts';
import { paths } from '../shell/links/learnPaths.ts';
import { Go } from '../shell/page/Go.tsx';
import { PlacePage } from '../shell/page/PlacePage.tsx';
import { teachPath } from '../shell/page/router.ts';
import PracticeCard from '../shell/practice/PracticeCard.tsx';
import { KnownGames } from './KnownPage.tsx';
import { LessonList } from './lessons/LessonList.tsx';
import { ProgressCard } from './ProgressCard.tsx';

/** What one may do beside the lessons, in the order of the page. */
const PARTS = [
  { name: 'drills', icon: 'target', href: paths.drills() },
  { name: 'deck', icon: 'clock', href: paths.deck() },
  { name: 'fans', icon: 'book', href: paths.fans() },
  { name: 'calculator', icon: 'calculator', href: paths.calculator() },
  { name: 'rules', icon: 'flag', href: paths.rules() },
  { name: 'profile', icon: 'person', href: PROFILE_PATH },
  { name: 'teach', icon: 'eye', href: teachPath() },
] as const satisfies readonly { name: string; icon: IconName; href: string }[];

/** The place Learn: the lessons in their order, and everything else that teaches the game. */
export default function LearnPage() {
  const t = useT();
  return (
    <PlacePage title={t('learn.title')} note={t('learn.note')}>
      <div className="sides">
        <LessonList />
        <div>
          <Parts />
          <PracticeCard />
          <Card title={t('learn.known')}>
            <div className="stack">
              <p className="fine">{t('learn.knownNote')}</p>
              <p className="row">
                <Go className="btn" href={paths.placement()}>
                  {t('learn.takePlacement')}
                </Go>
              </p>
              <p className="fine">{t('learn.otherGames')}</p>
              <KnownGames />
            </div>
          </Card>
          <ProgressCard />
        </div>
      </div>
    </PlacePage>
  );
}

function Parts() {
  const t = useT();
  return (
    <nav className="stack" aria-label={t('learn.parts')}>
      {PARTS.map(({ name, icon, href }) => (
        <Go key={name} className="card learn-row" href={href}>
          <span className="learn-sign">
            <Icon name={icon} />
          </span>
          <span>
            <b>{t(`learn.part.${name}`)}</b>
            <small>{t(`learn.part.${name}.note`)}</small>
          </span>
        </Go>
      ))}
    </nav>
  );
}
