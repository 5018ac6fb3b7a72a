import { type LessonScript, type LessonTexts, WORDS } from '@gorrion/learn/lessons';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Groups } from './Rows.tsx';
import { Sentence } from './Sentence.tsx';

interface WordsProps {
  readonly script: LessonScript;
  readonly at: number;
  readonly texts: LessonTexts;
}

const isWord = (id: string): id is keyof typeof WORDS => id in WORDS;

/** The words that a lesson has explained up to a step, the newest first. */
export function WordsSoFar({ script, at, texts }: WordsProps) {
  const t = useT();
  const ids = script.steps
    .slice(0, at + 1)
    .flatMap(({ words = [] }) => words)
    .filter(isWord);
  if (ids.length === 0) return null;
  return (
    <Card title={t('lessons.words')} className="lesson-words">
      <dl className="stack">
        {ids.toReversed().map(id => (
          <div key={id}>
            <dt>{texts.words[id]?.name}</dt>
            <dd className="fine">
              {WORDS[id] !== '' && <Groups row={{ tiles: WORDS[id] }} />}
              <Sentence text={texts.words[id]?.text ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
