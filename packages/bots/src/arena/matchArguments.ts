import { ok, type Result, RULESETS, type RulesetId, refuse } from '@gorrion/rules';
import { BOT_LEVELS, type BotLevel } from '../levels/level.ts';
import { type Constants, isConstant } from '../planning/constants.ts';
import { TEMPERS, type Temper } from '../planning/tempers.ts';
import { isCount, readFlags } from './flags.ts';
import { PERMUTATIONS, type Permutations } from './walls.ts';

/** One of the four of a match: a level of ours, or the shell command that starts another program. */
export type Entrant =
  | { readonly kind: 'level'; readonly level: BotLevel; readonly temper: Temper; readonly constants?: Constants }
  | { readonly kind: 'command'; readonly command: string };

/** Arguments of `match`. */
export interface MatchArguments {
  readonly entrants: readonly Entrant[];
  /** Number of the first wall, and how many walls. */
  readonly first: number;
  readonly walls: number;
  readonly permutations: Permutations;
  readonly seed: string;
  /** Botzone's walls and protocol, or a table with the walls of `ruleset`. */
  readonly rules: 'table' | 'botzone';
  readonly ruleset: RulesetId;
  /** Number of threads. */
  readonly jobs: number;
  /** File with one line a wall; walls that it holds are not played again. */
  readonly raw: string | undefined;
  readonly isJson: boolean;
  /** Whether another program plays all hands in one process instead of one process a hand. */
  readonly keepsPrograms: boolean;
}

const NAMES = [
  'seats',
  'walls',
  'first',
  'permutations',
  'seed',
  'rules',
  'ruleset',
  'jobs',
  'raw',
  'json',
  'keep-programs',
] as const;

export const MATCH_USAGE = `usage: match --seats a,b,c,d --walls N [--permutations 1|4|24] [--seed S] [--rules table|botzone]
             [--ruleset ${Object.keys(RULESETS).join('|')}] [--first N] [--jobs N] [--raw FILE] [--json] [--keep-programs]
a seat is one of ${BOT_LEVELS.join(', ')}, with a temper behind it like expert/fast
(${TEMPERS.join(', ')}), with constants to be tried like expert:dealtIn=12:budget.nodes=2500, or, by Botzone's rules, cmd:COMMAND`;

const COMMAND = 'cmd:';
const isTemper = (text: string): text is Temper => (TEMPERS as readonly string[]).includes(text);
const isLevel = (text: string): text is BotLevel => (BOT_LEVELS as readonly string[]).includes(text);

function constantsOf(changes: readonly string[]): Result<Constants, string> {
  const constants: Record<string, number> = {};
  for (const change of changes) {
    const [name = '', value = ''] = change.split('=');
    if (!isConstant(name)) return refuse(`--seats: no constant "${name}"`);
    if (value === '' || Number.isNaN(Number(value))) return refuse(`--seats: "${change}" gives no number`);
    constants[name] = Number(value);
  }
  return ok(constants);
}

/** Reads one entrant as it is written on the command line. */
export function entrantOf(text: string): Result<Entrant, string> {
  if (text.startsWith(COMMAND)) return ok({ kind: 'command', command: text.slice(COMMAND.length) });
  const [manner = '', ...changes] = text.split(':');
  const constants = constantsOf(changes);
  if (!constants.ok) return constants;
  const [level = '', temper = 'balanced'] = manner.split('/');
  if (isLevel(level) && isTemper(temper)) {
    return ok({ kind: 'level', level, temper, ...(changes.length > 0 ? { constants: constants.value } : {}) });
  }
  return refuse(`--seats: no level "${text}"; there are ${BOT_LEVELS.join(', ')}, and cmd:COMMAND`);
}

function readEntrants(text: string, rules: 'table' | 'botzone'): Result<readonly Entrant[], string> {
  const entrants: Entrant[] = [];
  for (const word of text.split(',')) {
    const entrant = entrantOf(word.trim());
    if (!entrant.ok) return entrant;
    if (entrant.value.kind === 'command' && rules === 'table') {
      return refuse('--seats: another program plays by --rules botzone only');
    }
    entrants.push(entrant.value);
  }
  return entrants.length === 4 ? ok(entrants) : refuse(`--seats needs four, not ${entrants.length}`);
}

/** Reads the arguments of `match`; refuses with a sentence for the user. */
export function readMatchArguments(words: readonly string[]): Result<MatchArguments, string> {
  const given = readFlags(words, NAMES, ['json', 'keep-programs']);
  if (!given.ok) return given;
  const { seats, walls, seed = '1', permutations = '4', rules = 'table', ruleset, jobs = '1' } = given.value;
  const { first = '0', raw, json } = given.value;
  if (seats === undefined) return refuse('--seats is missing');
  if (walls === undefined) return refuse('--walls is missing');
  if (!isCount(walls)) return refuse(`--walls must be a number from 1 to 9999999, not "${walls}"`);
  if (first !== '0' && !isCount(first)) return refuse(`--first must be a number, not "${first}"`);
  if (!isCount(jobs)) return refuse(`--jobs must be a number, not "${jobs}"`);
  const seatings = PERMUTATIONS.find(number => String(number) === permutations);
  if (seatings === undefined) return refuse(`--permutations must be one of ${PERMUTATIONS.join(', ')}`);
  if (rules !== 'table' && rules !== 'botzone') return refuse('--rules must be table or botzone');
  if (rules === 'botzone' && ruleset !== undefined) return refuse('--ruleset has no meaning by --rules botzone');
  const id = ruleset ?? 'wmo2006';
  if (!isRuleset(id)) return refuse(`--ruleset must be one of ${Object.keys(RULESETS).join(', ')}`);
  const entrants = readEntrants(seats, rules);
  if (!entrants.ok) return entrants;
  return ok({
    entrants: entrants.value,
    first: Number(first),
    walls: Number(walls),
    permutations: seatings,
    seed,
    rules,
    ruleset: id,
    jobs: Number(jobs),
    raw,
    isJson: json !== undefined,
    keepsPrograms: given.value['keep-programs'] !== undefined,
  });
}

const isRuleset = (text: string): text is RulesetId => Object.hasOwn(RULESETS, text);

export const entrantName = (entrant: Entrant): string =>
  entrant.kind === 'command' ? `${COMMAND}${entrant.command}` : nameOf(entrant);

function nameOf({ level, temper, constants = {} }: { level: BotLevel; temper: Temper; constants?: Constants }): string {
  const changes = Object.entries(constants).map(([name, value]) => `:${name}=${value}`);
  return `${temper === 'balanced' ? level : `${level}/${temper}`}${changes.join('')}`;
}
