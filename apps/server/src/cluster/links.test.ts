import { afterEach, describe, expect, it, vi } from 'vitest';
import { type EdgeEnd, LinkBroken, type LinkListeners, Links } from './links.ts';
import type { PageCard, ToOwner } from './messages.ts';
import { NODE_VERSION } from './version.ts';

/* Links over real sockets on this machine, which may be busy. */

vi.setConfig({ testTimeout: 30_000 });

const secret = Buffer.alloc(32, 7);
const page = { id: 'p', me: { id: 'ana', name: 'Ana' }, device: 'd', network: undefined, origin: '' } as never;
const question = { page, name: 'time', message: {} } as const;

const opened: Links[] = [];
afterEach(async () => {
  for (const links of opened.splice(0)) await links.close();
});

async function node(id: string, own: Partial<LinkListeners> = {}, key = secret, version = NODE_VERSION) {
  const links = new Links(
    id,
    key,
    {
      onAsked: () => {},
      onEdgeGone: () => {},
      onTold: () => {},
      onPassed: () => {},
      onOwnerGone: () => {},
      onOwnerDead: () => {},
      onRequest: (_, response) => void response.end('passed on'),
      onOtherVersion: () => {},
      ...own,
    },
    version,
  );
  opened.push(links);
  return { links, address: `127.0.0.1:${await links.listen(0)}` };
}

/** Opens an edge that is linked to an owner. */
async function linked(onAsked: (edge: EdgeEnd, message: ToOwner) => void, own: Partial<LinkListeners> = {}) {
  const owner = await node('owner', { onAsked });
  const edge = await node('edge', own);
  edge.links.keep([{ id: 'owner', address: owner.address }]);
  await vi.waitFor(() => expect(edge.links.has('owner')).toBe(true), 20_000);
  return { owner, edge: edge.links };
}

describe('a link between two nodes', () => {
  it('answers questions, each with its own answer', async () => {
    const { edge } = await linked((from, message) => {
      if (message.type === 'ask')
        setTimeout(() => from.send({ type: 'answer', id: message.id, answer: message.id }), 9 - message.id);
    });
    expect(await Promise.all([1, 2, 3].map(() => edge.ask('owner', question)))).toEqual([1, 2, 3]);
  });

  it('lets whoever waits for an answer go on before what is told after it, also in one frame', async () => {
    const order: string[] = [];
    const { edge } = await linked(
      (from, message) => {
        if (message.type !== 'ask') return;
        from.pass('p', Buffer.from('before'));
        from.send({ type: 'answer', id: message.id, answer: 'answer' });
        from.pass('p', Buffer.from('after'));
        from.send({ type: 'join', page: 'p', room: 'later' });
      },
      {
        onTold: (_, message) => void order.push(String('room' in message && message.room)),
        onPassed: (_, frame) => void order.push(Buffer.from(frame).toString()),
      },
    );
    // The way from an answer to the page has several awaits.
    const carry = async () => await (async () => await edge.ask('owner', question))();
    await carry().then(answer => order.push(String(answer)));
    await vi.waitFor(() => expect(order).toHaveLength(4), 20_000);
    expect(order).toEqual(['before', 'answer', 'after', 'later']);
  });

  it('introduces a page once, and again when its guest has another name', async () => {
    const seen: unknown[] = [];
    const { edge } = await linked((from, message) => {
      if (message.type !== 'ask') return;
      seen.push(message.page);
      from.send({ type: 'answer', id: message.id, answer: true });
    });
    const card = { ...(page as PageCard) };
    const renamed = { ...card, me: { ...card.me, name: 'Eva' } };
    for (const one of [card, card, renamed, renamed]) await edge.ask('owner', { ...question, page: one });
    edge.tell('owner', { type: 'left', page: card.id });
    await edge.ask('owner', { ...question, page: renamed });
    const { network: _, ...sent } = card;
    expect(seen).toEqual([sent, 'p', { ...sent, me: renamed.me }, 'p', { ...sent, me: renamed.me }]);
  });

  it('passes bytes of every length to their page as they are', async () => {
    const bytes = [0, 1, 125, 70_000, 3_000_000].map(length => Buffer.alloc(length, length % 251));
    const got: (readonly [string, number, boolean])[] = [];
    const { edge } = await linked(
      from => {
        for (const [n, one] of bytes.entries()) from.pass(`page ${n}`, one);
      },
      { onPassed: (id, one) => void got.push([id, one.byteLength, bytes[got.length]!.equals(one)]) },
    );
    edge.tell('owner', { type: 'left', page: 'p' });
    await vi.waitFor(() => expect(got).toHaveLength(bytes.length), 10_000);
    expect(got).toEqual(bytes.map(({ length }, n) => [`page ${n}`, length, true]));
  });

  it('carries messages larger than a packet, and many at once', async () => {
    const { edge } = await linked((from, message) => {
      if (message.type === 'ask') from.send({ type: 'answer', id: message.id, answer: message.message });
    });
    const texts = Array.from({ length: 200 }, (_, n) => 'x'.repeat(n * 1000));
    const answers = await Promise.all(texts.map(text => edge.ask('owner', { ...question, message: { text } })));
    expect(answers).toEqual(texts.map(text => ({ text })));
  });

  it('rejects what was asked when it ends, and says whether the other process is gone', async () => {
    const told: string[] = [];
    const { owner, edge } = await linked(() => {}, {
      onOwnerGone: id => void told.push(`${id} gone`),
      onOwnerDead: id => void told.push(`${id} dead`),
    });
    const asked = edge.ask('owner', question);
    opened.splice(0, 1);
    await Promise.all([owner.links.close(), expect(asked).rejects.toThrow(LinkBroken)]);
    await vi.waitFor(() => expect(told).toEqual(['owner gone', 'owner dead']), 20_000);
    await expect(edge.ask('owner', question)).rejects.toThrow(LinkBroken);
  });

  it('carries questions and requests between neighbouring versions, of which the oldest names none', async () => {
    const onAsked = (from: EdgeEnd, { type, ...asked }: ToOwner) =>
      'id' in asked && type === 'ask' && from.send({ type: 'answer', id: asked.id, answer: 'done' });
    const newer = await node(
      'newer',
      { onAsked: (from, message) => void onAsked(from, message) },
      secret,
      NODE_VERSION + 1,
    );
    const now = await node('now', { onAsked: (from, message) => void onAsked(from, message) });
    for (const [edge, owner] of [
      [newer, now],
      [now, newer],
    ] as const) {
      const id = owner === now ? 'now' : 'newer';
      edge.links.keep([{ id, address: owner.address }]);
      await vi.waitFor(() => expect(edge.links.has(id)).toBe(true), 20_000);
      expect(await edge.links.ask(id, question)).toBe('done');
      const passed = await fetch(`http://${owner.address}/api/games`, { headers: edge.links.headers });
      expect(await passed.text()).toBe('passed on');
    }
    const { 'x-gorrion-version': _, ...unnamed } = now.links.headers;
    // A node that sends no version header counts as version 1.
    const second = await node('second', {}, secret, 2);
    expect((await fetch(`http://${second.address}/api/games`, { headers: unnamed })).status).toBe(200);
    const third = await node('third', {}, secret, 3);
    expect((await fetch(`http://${third.address}/api/games`, { headers: unnamed })).status).toBe(426);
  });

  it('is refused between versions that are no neighbours, with a sentence at both ends', async () => {
    const said: string[] = [];
    const onOtherVersion = (sentence: string) => void said.push(sentence);
    const owner = await node('owner', { onOtherVersion });
    const later = await node('later', { onOtherVersion }, secret, NODE_VERSION + 2);
    later.links.keep([{ id: 'owner', address: owner.address }]);
    await vi.waitFor(() => expect(said).toHaveLength(2), 20_000);
    expect(later.links.has('owner')).toBe(false);
    const [at, beside] = [NODE_VERSION, NODE_VERSION + 2];
    const sentence = (own: number, other: number) =>
      `this node speaks version ${own} with others, the other one ${other}: upgrade nodes one version at a time`;
    expect(said).toEqual([sentence(at, beside), sentence(beside, at)]);
    expect((await fetch(`http://${owner.address}/`, { headers: later.links.headers })).status).toBe(426);
  });

  it('is refused to whoever does not know the key', async () => {
    const asked = vi.fn();
    const owner = await node('owner', { onAsked: asked });
    const stranger = await node('stranger', {}, Buffer.alloc(32, 8));
    stranger.links.keep([{ id: 'owner', address: owner.address }]);
    await new Promise(done => setTimeout(done, 300));
    expect(stranger.links.has('owner')).toBe(false);
    expect((await fetch(`http://${owner.address}/api/games`)).status).toBe(403);
    const known = await fetch(`http://${owner.address}/api/games`, { headers: owner.links.headers });
    expect(await known.text()).toBe('passed on');
    expect(asked).not.toHaveBeenCalled();
  });
});
