import { afterEach, describe, expect, it, vi } from 'vitest';
import { ExternalProgram } from './externalProgram.ts';

const MARK = '>>>BOTZONE_REQUEST_KEEP_RUNNING<<<';

/** Writes a small program: `hear(lines)` gets all lines so far and prints the answer. */
const programThat = (hears: string): string => {
  const program = `
    const lines = [], say = (...said) => console.log(said.join('\\n'));
    const hear = ${hears};
    require('node:readline').createInterface({ input: process.stdin }).on('line', line => hear(lines, lines.push(line)));`;
  return `"${process.execPath}" -e "eval(Buffer.from('${Buffer.from(program).toString('base64')}', 'base64').toString())"`;
};

const open: ExternalProgram[] = [];
function seated(hears: string): ExternalProgram {
  const program = new ExternalProgram(programThat(hears));
  open.push(program);
  return program;
}
afterEach(() => {
  for (const program of open.splice(0)) program.close();
});

async function answers(program: ExternalProgram, requests: readonly string[]): Promise<string[]> {
  const given = [];
  for (const request of requests) given.push(await program.ask(request));
  return given;
}

describe('another program at a seat', () => {
  it('that keeps running gets a number and a request at first, then a request a line', async () => {
    const program = seated(`lines => { if (lines.length > 1) say(lines.join('/'), 'a word of its own', '${MARK}'); }`);
    expect(await answers(program, ['0 2 3', '1 a', '2 W1'])).toEqual(['1/0 2 3', '1/0 2 3/1 a', '1/0 2 3/1 a/2 W1']);
  });

  it('that keeps running gets a number at the start of a new hand', async () => {
    const program = seated(`lines => { if (lines.at(-1) !== '1') say(lines.join('/'), '${MARK}'); }`);
    expect(await answers(program, ['0 2 3', '2 W1', '0 1 0'])).toEqual([
      '1/0 2 3',
      '1/0 2 3/2 W1',
      '1/0 2 3/2 W1/1/0 1 0',
    ]);
  });

  it('that ends after every answer gets the whole history of the hand each time', async () => {
    const program = seated(`lines => {
      if (lines.length < 2 * Number(lines[0])) return;
      say('PASS ' + lines.join('/'), 'a word of its own');
      process.exit();
    }`);
    const first = 'PASS 1/0 2 3';
    const second = `PASS 2/0 2 3/${first}/1 a`;
    expect(await answers(program, ['0 2 3', '1 a'])).toEqual([first, second]);
    expect(await program.ask('2 W1')).toBe(`PASS 3/0 2 3/${first}/1 a/${second}/2 W1`);
    expect(await program.ask('0 1 0')).toBe('PASS 1/0 1 0');
  });

  it('that crashes has no answer, and is started again for the next hand', async () => {
    const program = seated(`lines => {
      if (lines.at(-1) === '2 W1') process.exit(1);
      if (lines.length > 1) say('PASS', '${MARK}');
    }`);
    expect(await answers(program, ['0 2 3', '2 W1', '0 1 0'])).toEqual(['PASS', 'NO ANSWER', 'PASS']);
  });

  it('is killed at the end of its hand, also behind a shell or if it does not end by itself', async () => {
    const deaf = `"${process.execPath}" -e "console.log(process.pid); console.log('${MARK}'); setInterval(() => {}, 1000)"`;
    const program = new ExternalProgram(`true && ${deaf}; true`);
    const pid = Number(await program.ask('0 2 3'));
    expect(pid).toBeGreaterThan(0);
    program.close();
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(), 3000);
  });

  it('that does not exist has no answer', async () => {
    const program = new ExternalProgram('exec ./no-such-program 2>/dev/null');
    expect(await program.ask('0 2 3')).toBe('NO ANSWER');
  });
});
