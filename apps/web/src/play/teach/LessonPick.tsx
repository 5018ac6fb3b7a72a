import { useT } from '../../kit/i18n/index.ts';
import { Pick } from '../../kit/ui/Pick.tsx';
import { openLesson, useLessons } from './lessons.ts';

/** Opens one of the lessons of this device, if it has several. */
export function LessonPick() {
  const t = useT();
  const { lessons, open } = useLessons();
  if (lessons.length < 2) return null;
  const titles = lessons.map(({ id, title }) => [id, title || t('teach.untitled')] as const);
  return <Pick label={t('teach.lessons')} value={open} options={titles} onPick={openLesson} />;
}
