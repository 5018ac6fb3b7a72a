import { useT } from '../../kit/i18n/index.ts';

/** How decisions are graded, and what the grades cannot say. */
export function Limits() {
  const t = useT();
  return (
    <details className="fine limits">
      <summary>{t('expert.limits')}</summary>
      <p>{t('expert.limits.how')}</p>
      <p>{t('expert.limits.interval')}</p>
      <p>{t('expert.limits.hidden')}</p>
    </details>
  );
}
