import type { TournamentCard, TournamentView } from '@gorrion/events/tournament';
import type { Translate } from '../../kit/i18n/index.ts';
import { optionName, valueText } from '../../shell/options/words.ts';
import { playerCount } from '../event/event.ts';
import { daysText, sessionsInAll } from '../event/words.ts';
import { ownRules, ruleListOf, rulesOptions } from '../organiser/steps/settings.ts';

/* What the public pages say about a whole event. */

/** Returns what an event plays otherwise than the rules that it names, in words; nothing if it plays by them. */
export function ownRulesTexts(t: Translate, { settings }: TournamentView['plan']): readonly string[] {
  const shown = rulesOptions(settings);
  return ownRules(settings)
    .filter(({ option }) => shown.includes(option))
    .map(({ option, value, preset }) =>
      t('tournament.ownRule', {
        what: optionName(t, option),
        value: valueText(t, option, value),
        preset: valueText(t, option, preset),
      }),
    );
}

/** Returns the name of the rules of an event, and that they are its own where they differ. */
export function rulesText(t: Translate, plan: TournamentView['plan']): string {
  const { settings, place } = plan;
  const rules = t(`options.ruleset.${settings.ruleset}`);
  if (ownRulesTexts(t, plan).length > 0) return t('tournament.ownRules', { rules });
  // With real tiles nothing tells the two lists of the book apart.
  return ruleListOf(settings) === 'book' && place !== 'real' ? t('room.way.book') : rules;
}

/** Returns the people, tables, sessions, rules and days of an event in one line. */
export function summaryText(t: Translate, view: TournamentView): string {
  const { plan, sessions } = view;
  const inAll = sessionsInAll(view);
  const count = playerCount(view);
  const tables = Math.max(0, ...sessions.map(session => session.tables.length)) || Math.floor(count / 4);
  return [
    t('tournament.players', { count }),
    tables > 0 && t('tournament.tableCount', { count: tables }),
    inAll > 0 && t('tournament.sessionCount', { count: inAll }),
    rulesText(t, plan),
    t(`tournament.form.${plan.form}`),
    daysText(t, plan),
    t.nameOf(plan.venue),
  ]
    .filter(Boolean)
    .join(' · ');
}

export const stageText = (t: Translate, stage: TournamentCard['stage']): string => t(`tournament.stage.${stage}`);
