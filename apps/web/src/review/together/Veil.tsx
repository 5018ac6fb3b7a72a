import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';

/** Stands where the expert's opinion of a position would, while its votes are hidden. */
export function Veil() {
  const t = useT();
  return (
    <Note icon="lock" title={t('together.veiled')}>
      {t('together.veiledNote')}
    </Note>
  );
}
