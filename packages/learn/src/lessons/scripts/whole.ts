import type { LessonScript } from '../steps.ts';

/** A whole hand against gentle bots, with every help. */
export const whole: LessonScript = {
  id: 'whole',
  steps: [
    { kind: 'say', id: 'before', rows: [{ tiles: '45p', caption: 'help' }] },
    { kind: 'free', id: 'hand', seed: 'a first hand', seat: 0 },
    { kind: 'free', id: 'again', seed: 'a second hand', seat: 1 },
    { kind: 'say', id: 'after' },
  ],
};
