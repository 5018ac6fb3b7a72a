import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { Kept } from './useGames.ts';

interface KeptCardProps {
  readonly kept: Kept;
  readonly onUploadAll: () => void;
}

/** What is kept where, and for how long. */
export function KeptCard({ kept, onUploadAll }: KeptCardProps) {
  const t = useT();
  const { online, device, starred, days, notUploaded } = kept;
  const upload = notUploaded > 0 && online !== undefined && (
    <button type="button" className="btn sm soft" onClick={onUploadAll}>
      <Icon name="share" />
      {t('games.uploadAll', { count: notUploaded })}
    </button>
  );
  return (
    <Card title={t('games.kept')} foot={upload}>
      <dl className="facts">
        {online !== undefined && (
          <>
            <dt>{t('games.keptOnline')}</dt>
            <dd>{t('games.count', { count: online })}</dd>
          </>
        )}
        <dt>{t('games.keptDevice')}</dt>
        <dd>{t('games.count', { count: device })}</dd>
        <dt>{t('games.starred')}</dt>
        <dd>{t('games.keptStarred', { count: starred })}</dd>
        {days !== undefined && (
          <>
            <dt>{t('games.keptOthers')}</dt>
            <dd>{days === 0 ? t('games.keptForEver') : t('games.keptDays', { count: days })}</dd>
          </>
        )}
      </dl>
    </Card>
  );
}
