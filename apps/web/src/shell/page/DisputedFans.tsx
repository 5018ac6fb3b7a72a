import { bookFan, type FanId, type ScoredFan } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { paths } from '../links/learnPaths.ts';
import { Go } from './Go.tsx';
import { useDisputedFans } from './useDisputedFans.ts';
import './disputed.css';

interface DisputedFansProps {
  readonly fans: readonly ScoredFan[];
  /** Opens the atlas in another tab, so that a reader never leaves a table by it. */
  readonly isBeside?: boolean;
}

/** Which of some fans are disputed, each with a link to its cases; nothing if none is. */
export default function DisputedFans({ fans, isBeside = false }: DisputedFansProps) {
  const t = useT();
  const counts = useDisputedFans();
  const disputed = [...new Set(fans.map(bookFan))].flatMap((id): readonly [FanId, number][] => {
    const count = counts.get(id);
    return count === undefined ? [] : [[id, count]];
  });
  if (disputed.length === 0) return null;
  return (
    <p className="row fine disputed">
      {t('page.disputed')}{' '}
      {disputed.map(([fan, count]) => (
        <DisputedFan key={fan} fan={fan} count={count} isBeside={isBeside} />
      ))}
    </p>
  );
}

function DisputedFan({
  fan,
  count,
  isBeside,
}: {
  readonly fan: FanId;
  readonly count: number;
  readonly isBeside: boolean;
}) {
  const t = useT();
  const text = t('page.disputedCases', { fan: fanName(fan, t.locale), count });
  const href = paths.atlas({ fan });
  if (!isBeside) return <Go href={href}>{text}</Go>;
  return (
    <a href={href} target="_blank" rel="noopener" aria-label={t('page.disputedTab', { text })}>
      {text}
    </a>
  );
}
