import { FAN_IDS } from '@gorrion/rules';
import { beforeAll, expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { rendered } from '../../testing/rendered.ts';
import { Examples } from './Examples.tsx';

beforeAll(speakEnglish);

it.each(FAN_IDS)('the page of %s draws an example of tiles, and opens it in the calculator', fan => {
  const html = rendered(<Examples fan={fan} />);
  expect(html).toMatch(/<li.*class="mt\b/s);
  expect(html).toMatch(/href="\/calc\?h=[^"]+"/);
});
