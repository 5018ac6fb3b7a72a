import { type BySeat, ok, type Result, RULESETS, type RulesetId, refuse } from '@gorrion/rules';
import { BOT_LEVELS, type BotLevel } from '../level.ts';

/** What `simulate` is asked for on the command line. */
export interface SimulateArguments {
  readonly hands: number;
  readonly seed: string;
  readonly levels: BySeat<BotLevel>;
  readonly ruleset: RulesetId;
}

const NAMES = ['hands', 'seed', 'seats', 'ruleset'] as const;
type Name = (typeof NAMES)[number];
type Given = Partial<Record<Name, string>>;

export const USAGE =
  'usage: simulate --hands N [--seed S] [--seats regular,regular,beginner,beginner] [--ruleset wmo2006|cn1998]';

const isName = (text: string): text is Name => (NAMES as readonly string[]).includes(text);
const isLevel = (text: string): text is BotLevel => (BOT_LEVELS as readonly string[]).includes(text);
const isRuleset = (text: string): text is RulesetId => Object.hasOwn(RULESETS, text);

/** "--hands 10" and "--hands=10" alike. */
function readGiven(words: readonly string[]): Result<Given, string> {
  const given: Given = {};
  for (let at = 0; at < words.length; at++) {
    const [flag, joined] = splitAtEquals(words[at]!);
    const name = flag.startsWith('--') ? flag.slice(2) : '';
    if (!isName(name)) return refuse(`unknown argument "${words[at]}"`);
    if (given[name] !== undefined) return refuse(`--${name} is given twice`);
    const value = joined ?? words[++at];
    if (value === undefined || value === '') return refuse(`--${name} needs a value`);
    given[name] = value;
  }
  return ok(given);
}

function splitAtEquals(word: string): readonly [string, string | undefined] {
  const at = word.indexOf('=');
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
}

function readLevels(text: string): Result<BySeat<BotLevel>, string> {
  const levels = text.split(',').map(level => level.trim());
  const unknown = levels.find(level => !isLevel(level));
  if (unknown !== undefined) return refuse(`--seats: no level "${unknown}"; there are ${BOT_LEVELS.join(', ')}`);
  if (levels.length !== 4) return refuse(`--seats needs four levels, not ${levels.length}`);
  return ok(levels as [BotLevel, BotLevel, BotLevel, BotLevel]);
}

/** The arguments, or why they cannot be followed. */
export function readArguments(words: readonly string[]): Result<SimulateArguments, string> {
  const given = readGiven(words);
  if (!given.ok) return given;
  const { hands, seed = '1', seats = 'regular,regular,regular,regular', ruleset = 'wmo2006' } = given.value;
  if (hands === undefined) return refuse('--hands is missing');
  if (!/^[1-9]\d{0,6}$/.test(hands)) return refuse(`--hands must be a number from 1 to 9999999, not "${hands}"`);
  if (!isRuleset(ruleset)) return refuse(`--ruleset must be one of ${Object.keys(RULESETS).join(', ')}`);
  const levels = readLevels(seats);
  return levels.ok ? ok({ hands: Number(hands), seed, levels: levels.value, ruleset }) : levels;
}
