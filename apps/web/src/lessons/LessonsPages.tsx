import { isLessonId } from '@gorrion/learn/lessons';
import { LostPage } from '../page/LostPage.tsx';
import { learnRouteOf } from '../page/learnPaths.ts';
import { Lesson } from './Lesson.tsx';
import '../ui/felt.css';
import './lessons.css';

/** The page of a lesson, by its address. */
export default function LessonsPages({ path }: { readonly path: string }) {
  const route = learnRouteOf(path);
  const id = route.page === 'lesson' ? route.lesson : '';
  return isLessonId(id) ? <Lesson key={id} id={id} /> : <LostPage />;
}
