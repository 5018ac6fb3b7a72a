import type { LessonState } from '@gorrion/protocol';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import './lesson.css';

/** What everybody agrees to who sits down at a teacher's table. */
export function TaughtNote({ lesson }: { readonly lesson: LessonState }) {
  const t = useT();
  const isMe = useApp(app => app.me?.id === lesson.teacher.id);
  const name = lesson.teacher.name;
  return (
    <div className="teach-told">
      <Note tone="amber" icon="eye" title={isMe ? t('teach.youTeach') : t('teach.teaches', { name })}>
        {t(isMe ? 'teach.youSee' : 'teach.agree')}
      </Note>
    </div>
  );
}
