import { beforeAll, describe, expect, it } from 'vitest';
import { english, speakEnglish } from '../../testing/english.ts';
import { rendered } from '../../testing/rendered.ts';
import { FriendsCard } from './FriendsCard.tsx';
import { Hero } from './Hero.tsx';

beforeAll(speakEnglish);

const OFFLINE = { status: 'offline', retryAt: 0, isRestart: false } as const;
const createIn = (html: string): string =>
  html.match(/<button(?:(?!<button)[\s\S])*?<\/button>/g)?.find(one => one.includes(english('home.createTable'))) ?? '';

describe.each([
  ['at the head of the page', <Hero key="hero" />],
  ['in the card for friends', <FriendsCard key="card" own={undefined} />],
])('a table for friends %s', (_, element) => {
  it('can be created while the page is connected', () => {
    expect(createIn(rendered(element, { link: { status: 'online' } }))).not.toContain('disabled');
  });

  it('cannot be created without a connection, and the page says why', () => {
    const html = rendered(element, { link: OFFLINE });
    expect(createIn(html)).toContain('disabled');
    expect(html).toContain(english('home.needsServer'));
  });
});
