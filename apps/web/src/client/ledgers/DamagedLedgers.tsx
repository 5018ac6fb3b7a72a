import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';

/** Says which of the person's groups or events are closed, because their data on the server is damaged. */
export function DamagedLedgers({ ids = [] }: { readonly ids: readonly string[] | undefined }) {
  const t = useT();
  if (ids.length === 0) return null;
  return (
    <Note tone="amber" icon="warn" title={t('ledgers.damaged', { codes: t.all(ids) })}>
      {t('ledgers.damagedNote')}
    </Note>
  );
}
