import { beforeAll, describe, expect, it } from 'vitest';
import { english, speakEnglish } from '../../testing/english.ts';
import { rendered } from '../../testing/rendered.ts';
import { FriendsJob } from './FriendsJob.tsx';
import { NowJob } from './NowJob.tsx';

beforeAll(speakEnglish);

const OFFLINE = { status: 'offline', retryAt: 0, isRestart: false } as const;
const buttonIn = (html: string, name: string): string =>
  html.match(/<button(?:(?!<button)[\s\S])*?<\/button>/g)?.find(one => one.includes(name)) ?? '';

describe.each([
  ['a table for friends', <FriendsJob key="friends" own={undefined} />, 'home.createTable', 'home.needsServer'],
  ['a game with whoever is there', <NowJob key="now" tables={undefined} />, 'home.now', undefined],
] as const)('%s', (_, element, name, why) => {
  it('can be begun while the page is connected', () => {
    expect(buttonIn(rendered(element, { link: { status: 'online' } }), english(name))).not.toContain('disabled');
  });

  it('cannot be begun without a connection', () => {
    const html = rendered(element, { link: OFFLINE });
    expect(buttonIn(html, english(name))).toContain('disabled');
    if (why) expect(html).toContain(english(why));
  });
});
