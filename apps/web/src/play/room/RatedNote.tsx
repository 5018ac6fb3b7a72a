import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';

/** Says what it means that a game is rated, to everybody who sits down. */
export function RatedNote() {
  const t = useT();
  return (
    <Note icon="info" title={t('room.rated')}>
      {t('room.ratedNote')}
    </Note>
  );
}
