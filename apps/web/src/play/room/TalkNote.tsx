import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';

/** Says to everybody who sits down that what they write in the game is kept with it, and for whom. */
export function TalkNote() {
  const t = useT();
  return (
    <Note icon="info" title={t('room.talkKept')}>
      {t('room.talkKeptNote')}
    </Note>
  );
}
