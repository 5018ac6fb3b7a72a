import {
  leastFaults,
  perfectSessions,
  type RotationFault,
  type RotationFaults,
  type RotationNeeds,
} from '@gorrion/events/rotation';
import type { PlayerView } from '@gorrion/events/tournament';
import type { Translate } from '../../../kit/i18n/index.ts';
import { meetsNobodyTwice } from './chartState.ts';

/** Returns a player's name by drawn number; the number itself for an empty seat. */
export const nameOfDrawn = (t: Translate, drawn: ReadonlyMap<number, PlayerView>, number: number): string =>
  drawn.get(number)?.name ?? t('organiser.seat.empty', { number });

const sessionsText = (t: Translate, sessions: readonly number[]): string =>
  t.all(sessions.map(session => t.number(session + 1)));

/** Returns a fault of a rotation in words, with its people, sessions and article. */
export function faultText(t: Translate, drawn: ReadonlyMap<number, PlayerView>, fault: RotationFault): string {
  const [a = '', b = ''] = fault.players.map(number => nameOfDrawn(t, drawn, number));
  const sessions = sessionsText(t, fault.sessions);
  const table = t.all([...new Set(fault.places.map(place => t.number(place.table + 1)))]);
  switch (fault.kind) {
    case 'repeat':
      return t('organiser.fault.repeat', { a, b, sessions });
    case 'mates':
      return t('organiser.fault.mates', { a, b, sessions, team: drawn.get(fault.players[0]!)?.team ?? '' });
    case 'apart':
      return t('organiser.fault.apart', { a, b, sessions });
    case 'wind': {
      const winds = fault.winds ?? [0, 0, 0, 0];
      return t('organiser.fault.wind', { a, winds: winds.map(count => t.number(count)).join(' · ') });
    }
    case 'missing':
      return t('organiser.fault.missing', { a, sessions });
    case 'twice':
      return t('organiser.fault.twice', { a, sessions });
    case 'unknown':
      return t('organiser.fault.unknown', { number: fault.players[0] ?? 0, sessions, table });
  }
}

/** Returns how many meetings of one kind there are, against the fewest of any chart; undefined if there are none. */
export function boundText(
  t: Translate,
  { faults, totals, least }: RotationFaults,
  kind: 'mates' | 'repeat',
): string | undefined {
  const [count, fewest] = [totals[kind], least[kind]];
  if (count === 0) return undefined;
  const areTwice = faults.every(fault => fault.kind !== 'repeat' || fault.places.length === 2);
  const what = t(`organiser.faults.${kind === 'mates' ? 'mates' : areTwice ? 'twice' : 'again'}`, { count });
  if (count <= fewest) return t('organiser.faults.fewest', { what });
  return fewest > 0 ? t('organiser.faults.atLeast', { what, least: fewest }) : t('organiser.faults.fewer', { what });
}

/**
 * Returns in how many sessions nobody need meet twice, or the fewest repeated meetings of any chart; undefined without
 * players, and where no design is known but the chart that was made needs none. One session needs no design.
 */
export function designText(t: Translate, needs: RotationNeeds, made?: RotationFaults): string | undefined {
  if (needs.players > 0 && needs.sessions === 1) return t('organiser.chart.design.one');
  const perfect = perfectSessions(needs.players);
  if (perfect > 0) return t('organiser.chart.design.sessions', { count: perfect });
  const { repeat } = leastFaults(needs);
  if (repeat > 0) return t('organiser.chart.design.impossible', { count: repeat });
  return needs.players === 0 || (made && meetsNobodyTwice(made)) ? undefined : t('organiser.chart.design.none');
}
