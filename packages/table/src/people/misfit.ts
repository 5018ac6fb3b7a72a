import { botOfName, type TableSettings } from '@gorrion/protocol';

/** Whether a table plays rated games of bots. These count among bots; no person plays or judges in them. */
export const isOfBots = ({ outsideBots, rated }: Pick<TableSettings, 'outsideBots' | 'rated'>): boolean =>
  outsideBots === true && rated === true;

/**
 * Returns why somebody, by their name as it is stored, may not sit at a table with these settings: a bot that a program plays
 * sits only where such bots are let in, and a person at no rated table of theirs. No person can choose the name of a bot.
 */
export function misfitAt(
  { outsideBots, rated }: Pick<TableSettings, 'outsideBots' | 'rated'>,
  name: string,
): 'no-bots-here' | 'only-bots-here' | undefined {
  if (botOfName(name) === undefined) return isOfBots({ outsideBots, rated }) ? 'only-bots-here' : undefined;
  return outsideBots ? undefined : 'no-bots-here';
}
