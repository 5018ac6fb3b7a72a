import { LESSONS } from '@gorrion/learn/lessons';
import { expect, it } from 'vitest';
import { english, speakEnglish } from '../../testing/english.ts';
import { rendered } from '../../testing/rendered.ts';
import { Lesson } from './Lesson.tsx';

speakEnglish();

it('each lesson can be read in another language', () => {
  for (const { id } of LESSONS)
    expect(rendered(<Lesson id={id} />), id).toContain(`aria-label="${english('settings.language')}"`);
});
