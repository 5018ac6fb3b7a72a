import type { TournamentCard, TournamentView } from '@gorrion/events/tournament';
import type { Translate } from '../../kit/i18n/index.ts';
import { playerCount } from '../event/event.ts';
import { daysText, sessionsInAll } from '../event/words.ts';

/* What the public pages say about a whole event. */

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
    t(`options.ruleset.${plan.settings.ruleset}`),
    t(`tournament.form.${plan.form}`),
    daysText(t, plan),
    plan.venue,
  ]
    .filter(Boolean)
    .join(' · ');
}

export const stageText = (t: Translate, stage: TournamentCard['stage']): string => t(`tournament.stage.${stage}`);
