import { type BySeat, MCR_RULESETS, type McrRulesetId, ok, type Result, refuse } from '@gorrion/rules';
import { BOT_LEVELS, type BotLevel } from '../levels/level.ts';
import { isCount, readFlags } from './flags.ts';

/** Arguments of `simulate`. */
export interface SimulateArguments {
  readonly hands: number;
  readonly seed: string;
  readonly levels: BySeat<BotLevel>;
  readonly ruleset: McrRulesetId;
}

const NAMES = ['hands', 'seed', 'seats', 'ruleset'] as const;

export const USAGE =
  'usage: simulate --hands N [--seed S] [--seats regular,regular,beginner,beginner] [--ruleset wmo2006|cn1998]';

const isLevel = (text: string): text is BotLevel => (BOT_LEVELS as readonly string[]).includes(text);
const isRuleset = (text: string): text is McrRulesetId => Object.hasOwn(MCR_RULESETS, text);

function readLevels(text: string): Result<BySeat<BotLevel>, string> {
  const levels = text.split(',').map(level => level.trim());
  const unknown = levels.find(level => !isLevel(level));
  if (unknown !== undefined) return refuse(`--seats: no level "${unknown}"; there are ${BOT_LEVELS.join(', ')}`);
  if (levels.length !== 4) return refuse(`--seats needs four levels, not ${levels.length}`);
  return ok(levels as [BotLevel, BotLevel, BotLevel, BotLevel]);
}

/** Reads the arguments of `simulate`; refuses with a sentence for the user. */
export function readArguments(words: readonly string[]): Result<SimulateArguments, string> {
  const given = readFlags(words, NAMES);
  if (!given.ok) return given;
  const { hands, seed = '1', seats = 'regular,regular,regular,regular', ruleset = 'wmo2006' } = given.value;
  if (hands === undefined) return refuse('--hands is missing');
  if (!isCount(hands)) return refuse(`--hands must be a number from 1 to 9999999, not "${hands}"`);
  if (!isRuleset(ruleset)) return refuse(`--ruleset must be one of ${Object.keys(MCR_RULESETS).join(', ')}`);
  const levels = readLevels(seats);
  return levels.ok ? ok({ hands: Number(hands), seed, levels: levels.value, ruleset }) : levels;
}
