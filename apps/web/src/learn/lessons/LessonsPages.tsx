import { isLessonId } from '@gorrion/learn/lessons';
import { learnRouteOf } from '../../shell/links/learnPaths.ts';
import { LostPage } from '../../shell/page/LostPage.tsx';
import { Lesson } from './Lesson.tsx';
import '../../shell/page/placePage.css';
import './lessons.css';

/** The page of a lesson, by its address. */
export default function LessonsPages({ path }: { readonly path: string }) {
  const route = learnRouteOf(path);
  const id = route.page === 'lesson' ? route.lesson : '';
  return isLessonId(id) ? <Lesson key={id} id={id} /> : <LostPage />;
}
