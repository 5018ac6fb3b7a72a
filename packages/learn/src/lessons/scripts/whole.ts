import type { LessonScript } from '../steps.ts';

/** A whole hand against gentle bots, with every help. */
export const whole: LessonScript = {
  id: 'whole',
  steps: [
    {
      kind: 'say',
      id: 'before',
      rows: [
        { tiles: '123m 456s 789p 99m 45p', caption: 'ready' },
        { tiles: '3p 6p', caption: 'waits' },
      ],
    },
    { kind: 'free', id: 'hand', seed: 'a first hand', seat: 0 },
    { kind: 'free', id: 'again', seed: 'a second hand', seat: 1 },
    { kind: 'say', id: 'after' },
  ],
};
