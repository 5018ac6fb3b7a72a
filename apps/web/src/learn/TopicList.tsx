import { knownTopics, LESSONS_OF, QUESTIONS, TOPICS, type Topic } from '@gorrion/learn/placement';
import { placementProgress } from '../client/progress/placement.ts';
import { useT } from '../kit/i18n/index.ts';
import { Badge } from '../kit/ui/Badge.tsx';
import { Card } from '../kit/ui/Card.tsx';
import { paths } from '../shell/links/learnPaths.ts';
import { Go } from '../shell/page/Go.tsx';
import { KnownGames } from './KnownPage.tsx';

type TopicState = 'known' | 'now' | 'lesson' | 'open';

const TONES = { known: 'ok', now: 'amber', lesson: 'amber', open: 'plain' } as const;

/** What the test decides: each topic, and whether its lesson may be skipped. */
export function TopicList({ current }: { readonly current?: Topic }) {
  const t = useT();
  const answers = placementProgress.use(progress => progress.answers);
  const known = knownTopics(answers);
  const stateOf = (topic: Topic): TopicState => {
    if (topic === current) return 'now';
    if (known.includes(topic)) return 'known';
    const isAsked = QUESTIONS.every(({ id, topic: of }) => of !== topic || answers[id] !== undefined);
    return isAsked ? 'lesson' : 'open';
  };
  return (
    <aside>
      <Card title={t('placement.decides')}>
        <div className="stack">
          <p className="fine">{t('placement.decidesNote')}</p>
          <ul className="ruled">
            {TOPICS.map(topic => (
              <li key={topic} className="row ends">
                <span>{t(`placement.topic.${topic}`)}</span>
                {stateOf(topic) === 'lesson' ? (
                  <Go
                    className="btn sm soft"
                    href={paths.lesson(LESSONS_OF[topic][0]!)}
                    aria-label={t('placement.lessonOf', { topic: t(`placement.topic.${topic}`) })}
                  >
                    {t('placement.state.lesson')}
                  </Go>
                ) : (
                  <Badge tone={TONES[stateOf(topic)]} icon={stateOf(topic) === 'known' ? 'check' : undefined}>
                    {t(`placement.state.${stateOf(topic)}`)}
                  </Badge>
                )}
              </li>
            ))}
          </ul>
          <p className="fine">{t('learn.otherGames')}</p>
          <KnownGames />
        </div>
      </Card>
    </aside>
  );
}
