import { describe, expect, it } from 'vitest';
import { goingTo, notificationOf, pageFor } from './calls.ts';
import type { PageClient } from './scope.ts';

describe('a push', () => {
  it('is shown as the server has written it', () => {
    const sent = { title: 'Te toca', body: 'Mano 3', tag: 'gorrion', path: '/t/ABCD2345', lang: 'es' };
    const { title, options } = notificationOf(() => sent);
    expect(title).toBe('Te toca');
    expect(options).toMatchObject({ body: 'Mano 3', tag: 'gorrion', lang: 'es', data: { path: '/t/ABCD2345' } });
  });

  it('is shown even if nothing in it can be read', () => {
    const broken = () => {
      throw new SyntaxError('no JSON');
    };
    for (const read of [broken, () => null, () => 7, () => ({ title: 7 })])
      expect(notificationOf(read)).toMatchObject({ title: 'Gorrión', options: { data: { path: '/' } } });
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'leads to no other site: "%s"',
    path => {
      expect(notificationOf(() => ({ path })).options.data.path).toBe('/');
      expect(goingTo({ path })).toBe('/');
    },
  );
});

it('a press brings the page of the table to the front, else one without a table, else a new one', () => {
  const page = (path: string) => ({ url: `https://club.example${path}` }) as PageClient;
  const [table, other, home] = [page('/t/ABCD2345'), page('/t/WXYZ2345'), page('/')];
  expect(pageFor([home, other, table], '/t/ABCD2345')).toBe(table);
  expect(pageFor([other, home], '/t/ABCD2345')).toBe(home);
  expect(pageFor([other], '/t/ABCD2345')).toBeUndefined();
  expect(pageFor([], '/t/ABCD2345')).toBeUndefined();
});
