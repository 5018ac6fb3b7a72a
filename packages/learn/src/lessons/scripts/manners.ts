import type { LessonScript } from '../steps.ts';

/** Behaviour at a table. */
export const manners: LessonScript = {
  id: 'manners',
  steps: [
    { kind: 'say', id: 'order' },
    { kind: 'choose', id: 'draw', options: ['wait', 'early', 'peek'], right: 'wait' },
    { kind: 'say', id: 'words' },
    { kind: 'choose', id: 'wrong', options: ['back', 'foul', 'quiet'], right: 'foul' },
    { kind: 'choose', id: 'talk', options: ['hand', 'advice', 'silence'], right: 'silence' },
  ],
};
