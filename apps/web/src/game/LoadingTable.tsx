import { useT } from '../i18n/index.ts';
import './loading.css';

/** Shows the felt and thirteen places for tiles while a table takes noticeably long to open. */
export function LoadingTable() {
  const t = useT();
  return (
    <main className="loading-table" role="status" aria-label={t('home.opening')}>
      <div className="loading-hand" aria-hidden="true">
        {Array.from({ length: 13 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places of a fixed row
          <i key={place} />
        ))}
      </div>
      <p>{t('home.opening')}</p>
    </main>
  );
}
