import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test, vi } from 'vitest';

// Each run starts a process; a busy machine may be slow at that.
vi.setConfig({ testTimeout: 60_000 });

const run = (bin: string, input: string, ...args: string[]) => {
  const path = fileURLToPath(new URL(`./${bin}.js`, import.meta.url));
  const { stdout, stderr, status } = spawnSync(process.execPath, [path, ...args], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return { lines: stdout.split('\n').filter(line => line !== ''), stderr, status };
};
const hand = {
  id: 'a',
  concealed: ['4p', '5p', '6p', '7s', '8s', '9s', '5m', '5m', '6s', '7s', '1m', '2m', '3m'],
  winningTile: '8s',
  seatWind: 'S',
  prevalentWind: 'E',
  flowers: 3,
};

describe('score', () => {
  test('[R38] blank lines, CRLF, nonsense and a missing last newline: an answer for each hand', () => {
    const input = `\r\n\n${JSON.stringify(hand)}\r\nnonsense\n[]\n${JSON.stringify({ ...hand, id: 7, winningTile: '1s' })}`;
    const { lines, status } = run('score', input);
    expect(status).toBe(0);
    expect(lines.map(line => JSON.parse(line))).toEqual([
      { id: 'a', legalWin: true, total: 12, fans: { 'mixed-straight': 1, 'concealed-hand': 1, 'all-chows': 1 } },
      { id: null, error: 'bad-json' },
      { id: null, error: 'not-a-hand' },
      { id: 7, legalWin: false, total: 0, fans: {} },
    ]);
  });

  test('[R38] lines longer than a block, and signs of several bytes wherever a block ends', () => {
    const names = Array.from({ length: 3 }, (_, at) => `${'x'.repeat(at)}${'é'.repeat(900_000)}`);
    const input = [...names, 'short'].map(id => JSON.stringify({ ...hand, id })).join('\n');
    const ids = run('score', input).lines.map(line => JSON.parse(line).id);
    expect(ids).toEqual([...names, 'short']);
  });

  test('[R38] many blocks, answered by two threads, come in their order and by the ruleset asked for', () => {
    const ids = Array.from({ length: 6000 }, (_, at) => `${at} ${'x'.repeat(at % 300)}`);
    const input = ids.map(id => JSON.stringify({ ...hand, id, concealed: id.length % 7 === 0 ? [] : hand.concealed }));
    const { lines, status } = run('score', input.join('\n'), '--ruleset', 'ema');
    expect(status).toBe(0);
    const answers = lines.map(line => JSON.parse(line));
    expect(answers.map(({ id }) => id)).toEqual(ids);
    for (const { id, total, error } of answers) {
      if (id.length % 7 === 0) expect(error).toBe('wrong-count');
      else expect(total).toBe(12);
    }
  });

  test('[R57] the ruleset is chosen by name', () => {
    const kongs = {
      ...hand,
      melds: [
        { kind: 'kong', tile: '1m', from: 2 },
        { kind: 'concealed-kong', tile: 'E' },
      ],
      concealed: ['4p', '5p', '6p', '7s', '8s', '5m', '5m'],
      winningTile: '9s',
    };
    const scored = (...args: string[]) => JSON.parse(run('score', JSON.stringify(kongs), ...args).lines[0]!);
    const [book, chinese] = [scored(), scored('--ruleset=cn1998')];
    expect(book.total - chinese.total).toBe(1);
    expect(chinese.fans).toHaveProperty('melded-and-concealed-kong');
    expect(run('score', '', '--ruleset', 'other').status).toBe(2);
  });
});

test('[R44] waits: the tiles that complete a hand, and its distance', () => {
  const answer = JSON.parse(run('waits', JSON.stringify(hand)).lines[0]!);
  expect(answer).toMatchObject({ id: 'a', waits: ['5s', '8s'], shanten: { regular: 0, min: 0 } });
});
