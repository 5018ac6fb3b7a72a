import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { flagsOfStart } from '../../proofs/server.ts';
import { readCall } from './call.ts';
import { COMMANDS, HELP, OPTIONS } from './commands.ts';
import { addressOf, FLAGS } from './gorrion.ts';

const CWD = resolve('/srv/club');
const read = (line: string, env: Record<string, string> = {}) => readCall(line.split(' ').filter(Boolean), env, CWD);
const sentenceOf = (line: string) => {
  const call = read(line);
  return call.kind === 'refuse' ? call.sentence : call.kind;
};

describe('the words after gorrion', () => {
  it('start the server, with data in the folder where it is started', () => {
    const data = join(CWD, 'gorrion-data');
    expect(read('')).toEqual({ kind: 'run', command: 'start', words: [], env: { DATA_DIR: data } });
    expect(read('start --port=0 --host ::1 --data ../club-data')).toMatchObject({
      command: 'start',
      env: { PORT: '0', HOST: '::1', DATA_DIR: resolve(CWD, '../club-data') },
    });
  });

  it('stand before the environment, whose folders are relative to where one is', () => {
    const env = { DATA_DIR: 'games', WEB_ROOT: 'page', BACKUP_DIR: '../copies', PORT: '4000' };
    expect(read('', env)).toMatchObject({
      env: { DATA_DIR: join(CWD, 'games'), WEB_ROOT: join(CWD, 'page'), BACKUP_DIR: resolve(CWD, '../copies') },
    });
    expect(read('--data here --port 5000', env)).toMatchObject({ env: { DATA_DIR: join(CWD, 'here'), PORT: '5000' } });
  });

  it('leave a command what it reads itself', () => {
    const words = (line: string) => read(line);
    expect(words('--accept-empty')).toMatchObject({ command: 'start', words: ['--accept-empty'] });
    expect(words('restore --data x saved')).toMatchObject({ words: ['saved'], env: { DATA_DIR: join(CWD, 'x') } });
    expect(words('reports --close 1f --data=x')).toMatchObject({ words: ['--close', '1f'] });
    expect(words('migrate:sqlite-to-postgres --from old')).toMatchObject({ words: ['--from', 'old'] });
    expect([words('--version'), words('-v')]).toMatchObject([{ command: 'version' }, { command: 'version' }]);
  });

  it.each([
    ['--prot 80', '"gorrion" has no --prot.'],
    ['-p 80', '"gorrion" has no -p.'],
    ['backup --port 80', '"gorrion backup" has no --port.'],
    ['--port', '--port needs a value: --port 8080.'],
    ['--port --host x', '--port needs a value: --port 8080.'],
    ['--port eighty', '--port is a number from 0 to 65535, not "eighty".'],
    ['--domain https://club.example', '--domain is a name such as club.example, not "https://club.example".'],
    ['--port 65536', '--port is a number from 0 to 65535, not "65536".'],
    ['--data=', '--data is empty.'],
    ['--accept-empty=yes', '--accept-empty takes no value.'],
    ['restore one two', '"gorrion restore" takes one word, not 2.'],
    ['version now', '"gorrion version" takes no word, not 1.'],
    ['serve', 'There is no command "serve": they are start, backup, '],
  ])('%s is refused with a sentence that says how to go on', (line, sentence) => {
    expect(sentenceOf(line)).toContain(sentence);
    expect(sentenceOf(line)).toMatch(/"gorrion --help" says more\.$/);
  });

  it('ask for help, which names every command and option', () => {
    expect(['--help', 'help', '-h', 'backup --help', '--port --help'].map(line => read(line).kind)).toEqual(
      Array(5).fill('help'),
    );
    for (const command of Object.keys(COMMANDS).filter(name => name !== 'start'))
      expect(HELP).toContain(`gorrion ${command}`);
    for (const option of Object.keys(OPTIONS)) expect(HELP).toContain(`--${option}`);
    expect(Math.max(...HELP.split('\n').map(line => line.length))).toBeLessThanOrEqual(124);
  });
});

it('the command names an address that a browser takes', () => {
  const hosts = [undefined, '0.0.0.0', '::', '127.0.0.1', 'club.example', '192.0.2.7', '::1', '[2001:db8::7]'];
  expect([443, 8443].map(port => addressOf({ HOST: '::1', DOMAIN: 'club.example' }, port))).toEqual([
    'https://club.example',
    'https://club.example:8443',
  ]);
  expect(hosts.map(HOST => addressOf({ HOST }, 3000))).toEqual([
    ...Array(4).fill('http://localhost:3000'),
    'http://club.example:3000',
    'http://192.0.2.7:3000',
    'http://[::1]:3000',
    'http://[2001:db8::7]:3000',
  ]);
});

it('the command runs the server with the flags of npm start', () => {
  expect(FLAGS).toEqual(flagsOfStart());
});
