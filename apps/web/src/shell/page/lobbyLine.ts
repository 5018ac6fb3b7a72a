import { type Delay, rulesetOf, type TableSettings, type TableSummary } from '@gorrion/protocol';
import { isClassicalId, PLAYERS } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';

/** Returns the names at a table. A free place is `undefined` in memory and `null` in JSON, so the type alone does not tell. */
export const namesOf = (table: TableSummary): readonly string[] => table.names.filter(name => typeof name === 'string');

/** Returns the names of the people at a table. */
export const peopleOf = ({ names, bots }: TableSummary): readonly string[] =>
  PLAYERS.flatMap(player => (typeof names[player] === 'string' && !bots.includes(player) ? [names[player]] : []));

/** Returns the title of a table in a list: the name of its first person. */
export function tableTitle(t: Translate, table: TableSummary): string {
  const first = peopleOf(table)[0] ?? namesOf(table)[0];
  return first === undefined ? t('home.nobody') : t('home.tableOf', { name: first });
}

/** Says how far behind play the spectators of a table are. */
export function behindText(t: Translate, delay: Delay): string {
  if (delay === 'hand') return t('behind.hand');
  return delay < 60 ? t('behind.seconds', { count: delay }) : t('behind.minutes', { count: delay / 60 });
}

/** Returns how a table plays: its way, or the rules where the way says no more, and whether play is strict. */
function tableWay(t: Translate, settings: TableSettings): string {
  const { ruleset, way } = settings;
  const isNamed = ruleset === 'wmo2006' && (way === 'friends' || way === 'club' || way === 'competition');
  const name = isNamed ? t(`home.way.${way}`) : t(`options.ruleset.${ruleset}`);
  return rulesetOf(settings).assist === 'strict' ? t('home.strict', { way: name }) : name;
}

/** Returns the other players of a table, how it plays, the length of its game, and how late spectators see it. */
export function tableCompany(t: Translate, table: TableSummary): string {
  const count = table.bots.length;
  const bots = count > 0 ? [t('home.botsAt', { count })] : [];
  const others = [...peopleOf(table).slice(1).map(t.nameOf), ...bots].join(t('list.comma'));
  const { hands, delay } = table.settings;
  const late = delay === undefined ? '' : behindText(t, delay);
  return [others, tableWay(t, table.settings), t(`options.length.${hands}`), late].filter(Boolean).join(' · ');
}

/** Returns how far a game is: the free seats before it, the hand and the spectators during it. */
export function tableProgress(t: Translate, table: TableSummary): string {
  if (table.stage === 'gathering') return t('home.seatsFree', { count: table.freePlaces });
  if (table.isOver) return t('home.betweenGames');
  const hand = t('home.playingHand', {
    wind: t(`wind.${table.round}`),
    hand: Math.max(1, table.handNumber),
  });
  return table.watchers > 0 ? `${hand} · ${t('home.watching', { count: table.watchers })}` : hand;
}

/** Returns how far the player's own game is, and who else plays it, or whom they teach. `myName` is left out of the names. */
export function waitingLine(t: Translate, table: TableSummary, myName: string | undefined): string {
  if (table.teaches) {
    const learners = peopleOf(table).map(t.nameOf);
    return learners.length === 0 ? t('home.noLearners') : t('home.learners', { names: t.all(learners) });
  }
  const others = namesOf(table).filter(name => name !== myName);
  if (table.stage === 'gathering') {
    return others.length === 0 ? t('home.waitingRoom') : t('home.waitingWith', { names: t.all(others) });
  }
  const again = table.again.filter(name => name !== myName);
  if (table.isOver && again.length > 0) return t('home.overAgain', { count: again.length, names: t.all(again) });
  if (table.isOver) return t('home.overWith', { names: t.all(others) });
  const hand = Math.max(1, table.handNumber);
  const { hands, ruleset } = table.settings;
  const known = { wind: t(`wind.${table.round}`), hand, names: t.all(others) };
  // How many hands the older ways have is known only at the end.
  return isClassicalId(ruleset) ? t('home.waitingOlder', known) : t('home.waitingHand', { ...known, hands });
}
