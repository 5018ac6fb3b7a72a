import { faultsOf, type RotationFault, type RotationFaults, type RotationNeeds } from '@gorrion/events/rotation';
import { type Chart, type PlayerView, seatedBy, type TournamentView } from '@gorrion/events/tournament';
import { foldText } from '@gorrion/protocol';

/* What an event's rotation chart is made for, and what is wrong with it. */

/** Returns the players by drawn number: the first has number 1. Numbers without a player are empty seats. */
export function byDrawn({ players }: Pick<TournamentView, 'players'>): ReadonlyMap<number, PlayerView> {
  return new Map(players.flatMap(player => (player.drawn === null ? [] : [[player.drawn, player] as const])));
}

/**
 * Returns what the rotation must do: seats for all drawn numbers, full tables, and team-mates apart. Before the draw it
 * is known only for how many.
 */
export function needsOf(view: Pick<TournamentView, 'players' | 'plan'>): RotationNeeds {
  const drawn = byDrawn(view);
  const teams = new Map<string, number[]>();
  if (view.plan.results !== 'players') {
    for (const [number, { team }] of drawn) if (team) teams.set(team, [...(teams.get(team) ?? []), number]);
  }
  const numbers = drawn.size || view.players.filter(one => !one.isSubstitute && !one.isWithdrawn).length;
  return {
    players: 4 * Math.ceil(numbers / 4),
    sessions: view.plan.sessions,
    teams: [...teams.values()].filter(team => team.length > 1),
  };
}

/** Whether the chart can be made now. Before the draw nobody knows the numbers of team-mates, who must not meet. */
export const mayMakeChart = ({ draw, plan, players }: Pick<TournamentView, 'draw' | 'plan' | 'players'>): boolean =>
  draw !== null ||
  ((plan.results === 'players' || !players.some(({ team }) => team !== undefined)) && players.length >= 4);

export type ChartState =
  /** Tables are made session by session. */
  | { readonly kind: 'later' }
  | { readonly kind: 'no-draw' | 'no-chart' }
  /** The chart is for other players or sessions than there are now. */
  | { readonly kind: 'stale' }
  | { readonly kind: 'perfect'; readonly faults: RotationFaults }
  /** It has only the faults that every chart for so few tables has. */
  | { readonly kind: 'best'; readonly faults: RotationFaults }
  /** `count` are the faults beyond those that every chart has. */
  | { readonly kind: 'faults'; readonly count: number; readonly faults: RotationFaults };

/** Faults that few tables force. */
export const KINDS_WITH_BOUND = ['mates', 'repeat'] as const;

const known = new WeakMap<TournamentView, ChartState>();

function find(view: TournamentView): ChartState {
  const { plan, rotation } = view;
  if (seatedBy(plan) !== 'chart') return { kind: 'later' };
  if (rotation === null) return { kind: 'no-chart' };
  const needs = needsOf(view);
  const isWhole =
    rotation.sessions.length >= needs.sessions &&
    rotation.sessions.every(tables => tables.length === needs.players / 4);
  if (!isWhole) return { kind: 'stale' };
  const faults = faultsOf(rotation, needs);
  const { totals, least } = faults;
  const all = Object.values(totals).reduce((sum, one) => sum + one, 0);
  const count = KINDS_WITH_BOUND.reduce((sum, kind) => sum - Math.min(least[kind], totals[kind]), all);
  if (count > 0) return { kind: 'faults', count, faults };
  return { kind: all === 0 ? 'perfect' : 'best', faults };
}

/** Returns how the chart stands, also before the draw. */
export function madeChartOf(view: TournamentView): ChartState {
  const state = known.get(view) ?? find(view);
  known.set(view, state);
  return state;
}

/** Returns how an event's seating stands. */
export const chartStateOf = (view: TournamentView): ChartState =>
  view.draw === null ? { kind: 'no-draw' } : madeChartOf(view);

/** Whether nothing is left to do: the chart cannot be bettered, or there is none. */
export const isSeated = ({ kind }: ChartState): boolean => kind === 'perfect' || kind === 'best' || kind === 'later';

/** Whether all that is left is the draw, which counts as promised only after the event has opened. */
export const waitsForDraw = (view: TournamentView): boolean =>
  view.draw === null && (isSeated(madeChartOf(view)) || !mayMakeChart(view));

/** Whether nobody meets anybody twice, nor a team-mate. */
export const meetsNobodyTwice = ({ totals }: RotationFaults): boolean =>
  totals.repeat === 0 && totals.mates === 0 && totals.apart === 0;

/** Returns the faults that another chart might do without, the gravest first. */
export const avoidable = ({ faults, totals, least }: RotationFaults): readonly RotationFault[] =>
  faults.filter(({ kind }) => (kind !== 'mates' && kind !== 'repeat') || totals[kind] > least[kind]);

/** Faults of one session (from 0): by table the number of faults, the tables with a graver one, and all faulty players. */
export interface SessionFaults {
  readonly tables: ReadonlyMap<number, number>;
  /** Tables where more is wrong than that people meet again. */
  readonly grave: ReadonlySet<number>;
  readonly players: ReadonlySet<number>;
}

/** Returns the faults that touch a session. A wind that somebody starts in too often is no fault of one table. */
export function faultsIn(faults: readonly RotationFault[], session: number): SessionFaults {
  const tables = new Map<number, number>();
  const grave = new Set<number>();
  const players = new Set<number>();
  for (const fault of faults) {
    for (const place of fault.places) {
      if (place.session !== session) continue;
      tables.set(place.table, (tables.get(place.table) ?? 0) + 1);
      if (fault.kind !== 'repeat') grave.add(place.table);
      for (const player of fault.players) players.add(player);
    }
  }
  return { tables, grave, players };
}

/** Returns the tables (from 0) of a session that a search text finds: by drawn number or name. */
export function tablesFound(
  chart: Chart,
  session: number,
  drawn: ReadonlyMap<number, PlayerView>,
  search: string,
): readonly number[] {
  const tables = chart.sessions[session] ?? [];
  const wanted = foldText(search.trim());
  const all = [...tables.keys()];
  if (wanted === '') return all;
  const isWanted = (number: number) =>
    String(number) === wanted || foldText(drawn.get(number)?.name ?? '').includes(wanted);
  return all.filter(table => tables[table]!.some(isWanted));
}
