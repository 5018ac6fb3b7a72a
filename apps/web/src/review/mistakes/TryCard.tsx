import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { type Answers, keyOfQuestion } from '../retry/answers.ts';
import { type PlacedMistake, tryPathOf } from './MistakeRows.tsx';

interface TryCardProps {
  /** The dearest first. */
  readonly rows: readonly PlacedMistake[];
  readonly answers: Answers;
}

/** Leads to the dearest mistake that was not solved yet. */
export function TryCard({ rows, answers }: TryCardProps) {
  const t = useT();
  const left = rows.filter(({ mistake }) => answers[keyOfQuestion(mistake)] !== 'solved');
  const next = left[0] ?? rows[0];
  if (!next) return null;
  return (
    <Card
      title={t('retry.title')}
      aside={
        <Badge tone="amber">
          {left.length > 0 ? t('mistakes.left', { count: left.length }) : t('mistakes.allSolved')}
        </Badge>
      }
    >
      <div className="stack">
        <p className="quiet">{t('mistakes.tryNote')}</p>
        <Go className="btn pri" href={tryPathOf(next)}>
          <Icon name="play" />
          {t(left.length > 0 ? 'mistakes.dearest' : 'mistakes.again')}
        </Go>
      </div>
    </Card>
  );
}
