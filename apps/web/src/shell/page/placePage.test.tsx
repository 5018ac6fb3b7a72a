// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { PlacePage } from './PlacePage.tsx';

vi.mock('./PageHeader.tsx', () => ({ PageHeader: () => null }));

await speakEnglish();

it('the way to a page keeps its order, and its title its direction, whatever script a name is written in', () => {
  const name = 'بطولة الربيع Open 2027';
  const above = ['Events', name].map(label => ({ href: `/${label}`, label }));
  const { host } = mounted(
    <PlacePage title={name} above={above}>
      {null}
    </PlacePage>,
  );
  const way = [...host.querySelector('nav')!.children].map(one => [one.textContent, one.getAttribute('dir')]);
  expect(way).toEqual([
    ['Events', 'auto'],
    ['›', null],
    [name, 'auto'],
  ]);
  expect(host.querySelector('h1 > bdi')!.textContent).toBe(name);
});
