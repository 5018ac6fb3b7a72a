import type { Verdict } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';

const TONES = { best: 'ok', fine: 'ok', close: 'plain', inaccuracy: 'amber', mistake: 'bad' } as const;

const icons = {
  best: <Icon name="check" />,
  fine: <Icon name="check" />,
  close: <ArchiveIcon name="close" />,
  inaccuracy: <Icon name="warn" />,
  mistake: <ArchiveIcon name="mistake" />,
};

interface VerdictBadgeProps {
  readonly verdict: Verdict;
  /** It may still change. */
  readonly isPreliminary?: boolean;
}

/** A verdict as an icon and a word. */
export function VerdictBadge({ verdict, isPreliminary = false }: VerdictBadgeProps) {
  const t = useT();
  const word = t(`expert.verdict.${verdict}`);
  return (
    <Badge tone={isPreliminary ? 'plain' : TONES[verdict]}>
      {isPreliminary ? <Icon name="clock" /> : icons[verdict]}
      {isPreliminary ? t('expert.preliminary', { verdict: word }) : word}
    </Badge>
  );
}
