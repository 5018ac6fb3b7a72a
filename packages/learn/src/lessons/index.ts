export { isLessonId, LESSONS, type LessonEntry, type LessonId } from './catalogue.ts';
