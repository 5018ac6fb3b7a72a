// @vitest-environment happy-dom
import { QUESTIONS } from '@gorrion/learn/placement';
import { expect, it } from 'vitest';
import { placementProgress } from '../client/progress/placement.ts';
import { speakEnglish } from '../testing/english.ts';
import { mounted } from '../testing/mounted.ts';
import { TopicList } from './TopicList.tsx';

speakEnglish();

it('a topic that is not known leads to its lesson', () => {
  const answers = Object.fromEntries(
    QUESTIONS.map(({ id, topic, right }) => [id, topic === 'fans' ? 'unknown' : right]),
  );
  placementProgress.take({ answers });
  const { innerHTML } = mounted(<TopicList />).host;
  expect([...innerHTML.matchAll(/href="(\/learn\/(?!from)[^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/learn/fans-1',
  ]);
});
