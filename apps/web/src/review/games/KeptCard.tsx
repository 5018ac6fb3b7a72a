import { useT } from '../../kit/i18n/index.ts';
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
  return (
    <section className="card kept" aria-label={t('games.kept')}>
      <h2>{t('games.kept')}</h2>
      <dl>
        {online !== undefined && (
          <div>
            <dt>{t('games.keptOnline')}</dt>
            <dd>{t('games.count', { count: online })}</dd>
          </div>
        )}
        <div>
          <dt>{t('games.keptDevice')}</dt>
          <dd>{t('games.count', { count: device })}</dd>
        </div>
        <div>
          <dt>{t('games.starred')}</dt>
          <dd>{t('games.keptStarred', { count: starred })}</dd>
        </div>
        {days !== undefined && (
          <div>
            <dt>{t('games.keptOthers')}</dt>
            <dd>{days === 0 ? t('games.keptForEver') : t('games.keptDays', { count: days })}</dd>
          </div>
        )}
      </dl>
      {notUploaded > 0 && online !== undefined && (
        <button type="button" className="btn sm soft" onClick={onUploadAll}>
          <Icon name="share" />
          {t('games.uploadAll', { count: notUploaded })}
        </button>
      )}
    </section>
  );
}
