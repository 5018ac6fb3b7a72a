import { describe, expect, it } from 'vitest';
import type { Notice } from './messages.ts';
import { channelOf, SignedNotices } from './signedNotices.ts';
import { NODE_VERSION } from './version.ts';

const SECRET = Buffer.alloc(32, 7);
const kept = (code: string) => ({ type: 'kept', code }) as Notice;

/** Two nodes with a clock that is told. */
function nodes() {
  let now = 1_000_000;
  const node = (name: string, { secret = SECRET, version = NODE_VERSION, ahead = 0 } = {}) =>
    new SignedNotices(name, secret, () => now + ahead, version);
  return { node, one: node('one'), other: node('other'), wait: (ms: number) => (now += ms) };
}

describe('a notice on Redis', () => {
  it('is heard by the others, in its order, and not by its sender', () => {
    const { one, other } = nodes();
    const sent = ['A', 'B', 'C'].map(code => one.sign(kept(code)));
    expect(sent.map(text => other.read(text))).toEqual(['A', 'B', 'C'].map(code => ({ notice: kept(code) })));
    expect(one.read(sent[0]!)).toEqual({});
  });

  it('is refused if it is not signed with the key of the nodes, whatever it looks like', () => {
    const { one, other, node } = nodes();
    const text = one.sign(kept('A'));
    const stranger = node('one', { secret: Buffer.alloc(32, 8) });
    const forged = [
      JSON.stringify({ from: 'one', notice: kept('A') }),
      text.replace('"A"', '"B"'),
      text.replace(/^\d+/, `${NODE_VERSION + 1}`),
      text.replace(/\.[0-9a-f]+\./, '.'),
      stranger.sign(kept('A')),
      '',
      'null',
    ];
    expect(forged.map(one => other.read(one))).toEqual(forged.map(() => ({ fault: 'unsigned' })));
    expect(other.read(text)).toEqual({ notice: kept('A') });
  });

  it('is refused the second time, and after a later one', () => {
    const { one, other, node } = nodes();
    const [first, second] = [one.sign(kept('A')), one.sign(kept('B'))];
    expect(other.read(second)).toEqual({ notice: kept('B') });
    for (const text of [first, second]) expect(other.read(text)).toEqual({ fault: 'replayed' });
    expect(other.read(node('third').sign(kept('C')))).toEqual({ notice: kept('C') });
  });

  it('is refused a minute later, also by a node that has heard nothing yet, or has forgotten its sender', () => {
    const { one, other, node, wait } = nodes();
    const text = one.sign(kept('A'));
    expect(other.read(text)).toEqual({ notice: kept('A') });
    wait(60_001);
    expect(node('new').read(text)).toEqual({ fault: 'time' });
    expect(other.read(node('third').sign(kept('B')))).toEqual({ notice: kept('B') });
    expect(other.read(text)).toEqual({ fault: 'time' });
    expect(other.read(node('fast', { ahead: 60_001 }).sign(kept('C')))).toEqual({ fault: 'time' });
    expect(other.read(node('slow', { ahead: -59_000 }).sign(kept('D')))).toEqual({ notice: kept('D') });
  });

  it('is heard by neighbouring versions, and refused by others', () => {
    const { node } = nodes();
    const heard = (sender: number, reader: number) =>
      node('other', { version: reader }).read(node('one', { version: sender }).sign(kept('A')));
    for (const [sender, reader] of [
      [3, 2],
      [2, 3],
    ] as const)
      expect(heard(sender, reader)).toEqual({ notice: kept('A') });
    for (const [sender, reader] of [
      [4, 2],
      [2, 4],
    ] as const)
      expect(heard(sender, reader)).toEqual({ fault: 'version' });
  });

  it('goes over a channel whose name shows nothing of the secret', () => {
    expect(channelOf(SECRET)).toMatch(/^gorrion [0-9a-f]{32}$/);
    expect(channelOf(SECRET)).not.toContain(SECRET.toString('hex').slice(0, 8));
    expect(channelOf(Buffer.alloc(32, 8))).not.toBe(channelOf(SECRET));
  });
});
