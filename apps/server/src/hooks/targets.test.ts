import type { HookTarget } from '@gorrion/protocol';
import { hookWishSchema } from '@gorrion/protocol/schemas';
import { describe, expect, it } from 'vitest';
import type { DoorAnswer } from '../outgoing/door.ts';
import { isEditable, messageIn, outcomeOf, parcelOf, shownTarget } from './targets.ts';

const TOKEN = '123456:AAAbbbCCCdddEEEfffGGGhhhIIIjjjKKK';
const TARGETS: Readonly<Record<HookTarget['kind'], HookTarget>> = {
  discord: { kind: 'discord', url: 'https://discord.com/api/webhooks/12345/secret-secret-secret?thread_id=9' },
  slack: { kind: 'slack', url: 'https://hooks.slack.com/services/T0/B0/secretsecretsecret' },
  telegram: { kind: 'telegram', token: TOKEN, chat: '-100123' },
  matrix: {
    kind: 'matrix',
    url: 'https://matrix.example/',
    room: '!room:example.org',
    token: 'syt_secretsecretsecret',
  },
  json: { kind: 'json', url: 'https://club.example/hook?key=secretsecretsecret' },
};
const LINK = 'https://gorrion.example/t/ABCD2345';
const wanted = { kind: 'wanted', group: '*Tue* <!channel>', by: '@everyone', free: 1, link: LINK } as const;

/** What a target is sent. */
const sent = (kind: HookTarget['kind'], message: string | null = null) => {
  const { url, headers, method, body } = parcelOf(TARGETS[kind], 'en', wanted, 'unique', message);
  return { url, headers, method, body: JSON.parse(Buffer.from(body).toString()) };
};

describe('a line', () => {
  it('is posted and changed at Discord, and mentions nobody', () => {
    const post = sent('discord');
    expect(post.url).toBe('https://discord.com/api/webhooks/12345/secret-secret-secret?thread_id=9&wait=true');
    expect(post.body.allowed_mentions).toEqual({ parse: [] });
    expect(post.body.content).toContain('\\@everyone');
    expect(post.body.content).toContain('\\*Tue\\*');
    expect(post.body.content.endsWith(` ${LINK}`)).toBe(true);
    expect(sent('discord', '77')).toMatchObject({
      url: 'https://discord.com/api/webhooks/12345/secret-secret-secret/messages/77?thread_id=9',
      method: 'PATCH',
    });
  });

  it('is posted and changed at Telegram', () => {
    expect(sent('telegram')).toMatchObject({
      url: `https://api.telegram.org/bot${TOKEN}/sendMessage`,
      body: { chat_id: '-100123' },
    });
    expect(sent('telegram', '7')).toMatchObject({
      url: `https://api.telegram.org/bot${TOKEN}/editMessageText`,
      body: { chat_id: '-100123', message_id: 7 },
    });
  });

  it('is posted and replaced in a room of Matrix', () => {
    const path = '/_matrix/client/v3/rooms/!room%3Aexample.org/send/m.room.message/unique';
    expect(sent('matrix')).toMatchObject({
      url: `https://matrix.example${path}`,
      method: 'PUT',
      headers: { Authorization: 'Bearer syt_secretsecretsecret' },
      body: { msgtype: 'm.text' },
    });
    expect(sent('matrix', '$event').body).toMatchObject({
      'm.relates_to': { rel_type: 'm.replace', event_id: '$event' },
    });
  });

  it('is always a new one at Slack and at other programs, without markup of names', () => {
    expect(sent('slack', 'x').body.text).toContain('&lt;!channel&gt;');
    expect(sent('json', 'x').body).toEqual({
      ...{ type: 'wanted', group: wanted.group, by: wanted.by, free: 1, link: LINK },
      text: expect.stringContaining(LINK),
    });
    expect(
      Object.values(TARGETS)
        .filter(isEditable)
        .map(({ kind }) => kind),
    ).toEqual(['discord', 'telegram', 'matrix']);
  });

  it('is known again by what the other side says', () => {
    expect(messageIn(TARGETS.discord, '{"id":"77"}')).toBe('77');
    expect(messageIn(TARGETS.telegram, '{"ok":true,"result":{"message_id":7}}')).toBe('7');
    expect(messageIn(TARGETS.matrix, '{"event_id":"$e"}')).toBe('$e');
    for (const text of [undefined, 'ok', '{}', '{"id":{}}', 'null'])
      expect(messageIn(TARGETS.discord, text)).toBeNull();
  });
});

it.each([
  [{ status: 204 }, 'ok'],
  [{ status: 302 }, 'moved'],
  [{ status: 401 }, 'no-access'],
  [{ status: 404 }, 'not-found'],
  [{ status: 400 }, 'not-understood'],
  [{ status: 429 }, 'too-often'],
  [{ status: 503 }, 'broken'],
  [{ fault: 'timeout' }, 'timeout'],
  [{ fault: 'no-such-host' }, 'unreachable'],
  [{ fault: 'not-public' }, 'not-public'],
] as readonly (readonly [DoorAnswer, string])[])('an answer means: %j %s', (answer, outcome) => {
  expect(outcomeOf(answer)).toBe(outcome);
});

it('shows no secret in whole, and nothing of a short one', () => {
  for (const target of Object.values(TARGETS)) {
    const shown = shownTarget(target);
    expect(JSON.stringify(shown)).not.toMatch(/secretsecret|secret-secret|bbbCCC/);
    expect(shown.ending).toHaveLength(4);
  }
  expect(shownTarget({ kind: 'json', url: 'https://club.example/abcdef' })).toMatchObject({ ending: '' });
});

it('is refused where it cannot be a target', () => {
  const add = (target: object) => hookWishSchema.safeParse({ type: 'add', language: 'en', target }).success;
  for (const target of Object.values(TARGETS)) expect(add(target), target.kind).toBe(true);
  for (const target of [
    { kind: 'discord', url: 'https://discord.com/channels/1/2' },
    { kind: 'slack', url: 'javascript:alert(1)' },
    { kind: 'json', url: `https://x.example/${'x'.repeat(500)}` },
    { kind: 'telegram', token: '../getMe', chat: '1' },
    { kind: 'telegram', token: TOKEN, chat: 'a b' },
    { kind: 'matrix', url: 'https://m.example', room: '#alias:m.example', token: 'abcdefgh' },
    { kind: 'mail', url: 'https://x.example' },
  ])
    expect(add(target), JSON.stringify(target)).toBe(false);
});
