import type { TableEvent } from '@gorrion/protocol';

/** What a teacher does at the own table, with coming and going. */
const BY_TEACHER: ReadonlySet<TableEvent['type']> = new Set([
  'teacher-moved',
  'lesson-paused',
  'pointed',
  'hands-opened',
  'position-set',
]);

/** Whether an event is something that the teacher of a table does there. */
export const isByTeacher = ({ type }: Pick<TableEvent, 'type'>): boolean => BY_TEACHER.has(type);

/** Time (ms) after the teacher's last act or departure in which the players wait. Who teaches a class is often elsewhere. */
export const TEACHER_PATIENCE = 180_000;
