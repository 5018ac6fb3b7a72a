import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { COMMANDS, type CommandName, OPTIONS } from './commands.ts';

/* What the words after `gorrion` ask for. Nothing is done here. */

export type Call =
  | { readonly kind: 'help' }
  | { readonly kind: 'refuse'; readonly sentence: string }
  | {
      readonly kind: 'run';
      readonly command: CommandName;
      /** What the command reads for itself. */
      readonly words: readonly string[];
      /** Settings that differ from the environment. */
      readonly env: Readonly<Record<string, string>>;
    };

type Env = Readonly<Record<string, string | undefined>>;

const isCommand = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);
const refuse = (sentence: string): Call => ({ kind: 'refuse', sentence: `${sentence} "gorrion --help" says more.` });

/** Returns what is wrong with the value of an option; undefined if nothing is. */
function faultOf(name: string, value: string): string | undefined {
  const isPort = /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
  if (name === 'port' && !isPort) return `--port is a number from 0 to 65535, not "${value}".`;
  if (name === 'domain' && /[/:@]|^[\d.]*$/.test(value))
    return `--domain is a name such as club.example, not "${value}".`;
  return value === '' ? `--${name} is empty.` : undefined;
}

/** Adds what follows from the environment: folders are relative to where the command is called, not to where it lies. */
const settings = (given: ReadonlyMap<string, string>, env: Env, cwd: string): Record<string, string> => ({
  ...Object.fromEntries(given),
  ...(env.WEB_ROOT && { WEB_ROOT: resolve(cwd, env.WEB_ROOT) }),
  ...(env.BACKUP_DIR && { BACKUP_DIR: resolve(cwd, env.BACKUP_DIR) }),
  DATA_DIR: resolve(cwd, given.get('DATA_DIR') ?? (env.DATA_DIR || 'gorrion-data')),
});

const called = (command: CommandName): string => (command === 'start' ? '"gorrion"' : `"gorrion ${command}"`);

/** Reads the options and words of a command. */
function readWords(command: CommandName, words: readonly string[], env: Env, cwd: string): Call {
  const { options, most } = COMMANDS[command];
  const kinds = Object.fromEntries(options.map(name => [name, { type: OPTIONS[name]!.type }]));
  const { tokens } = parseArgs({
    args: [...words],
    options: kinds,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<string, string>();
  /** Places of words that have become settings. */
  const taken = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, index, inlineValue } = token;
    if (!options.includes(name)) return refuse(`${called(command)} has no ${rawName}.`);
    const { type, sets, value: example } = OPTIONS[name]!;
    if (type === 'boolean' && value !== undefined) return refuse(`${rawName} takes no value.`);
    if (type === 'boolean') continue;
    if (value === undefined || (!inlineValue && value.startsWith('-')))
      return refuse(`${rawName} needs a value: ${rawName} ${example}.`);
    const fault = faultOf(name, value);
    if (fault !== undefined) return refuse(fault);
    if (sets === undefined) continue;
    given.set(sets, value);
    taken.add(index);
    if (!inlineValue) taken.add(index + 1);
  }
  const count = tokens.filter(({ kind }) => kind === 'positional').length;
  if (count > most) return refuse(`${called(command)} takes ${most === 0 ? 'no word' : 'one word'}, not ${count}.`);
  return {
    kind: 'run',
    command,
    words: words.filter((_word, n) => !taken.has(n)),
    env: settings(given, env, cwd),
  };
}

/** Reads the words after `gorrion`, called in the folder `cwd`. */
export function readCall(args: readonly string[], env: Env, cwd: string): Call {
  const [first = ''] = args;
  if (first === 'help' || args.some(word => word === '-h' || word === '--help')) return { kind: 'help' };
  if (first === '-v' || first === '--version') return readWords('version', args.slice(1), env, cwd);
  if (isCommand(first)) return readWords(first, args.slice(1), env, cwd);
  if (first === '' || first.startsWith('-')) return readWords('start', args, env, cwd);
  return refuse(`There is no command "${first}": they are ${Object.keys(COMMANDS).join(', ')}.`);
}
