import { botOfName, type OperatorEvent, type OperatorTable, type PersonId, type TableSort } from '@gorrion/protocol';
import type { LobbyTable } from '../lobby/summaries.ts';
import type { RegisteredTable } from '../tables/registry.ts';

/* Tables and events as the operator sees them: what spectators know, in numbers. */

function sortOf({ line: { settings, event, bots }, people }: LobbyTable): TableSort {
  if (event) return event;
  if (settings.teacher) return 'lesson';
  if (bots.length === 3 && people.length <= 1) return 'bots';
  return settings.visibility === 'public' ? 'public' : 'friends';
}

/** Returns a table in numbers, as its spectators know it. */
export function operatorTable(table: LobbyTable): OperatorTable {
  const { line, openedAt } = table;
  const byPrograms = line.names.filter(name => name !== undefined && botOfName(name) !== undefined).length;
  const bots = line.bots.length + byPrograms;
  return {
    code: line.code,
    sort: sortOf(table),
    stage: line.isOver ? 'over' : line.stage === 'playing' ? 'playing' : 'gathering',
    hand: line.stage === 'playing' ? line.handNumber : 0,
    people: line.names.filter(name => name !== undefined).length - bots,
    bots,
    watchers: line.watchers,
    since: openedAt,
  };
}

interface RunningEvent extends Omit<OperatorEvent, 'people' | 'tables' | 'id'> {
  tables: number;
  readonly people: Set<PersonId>;
}

/** Returns the events whose tables run here, which is all of them at the home; those that everybody finds have their names. */
export function eventsAt(tables: Iterable<RegisteredTable>): readonly OperatorEvent[] {
  const events = new Map<string, RunningEvent>();
  for (const { table } of tables) {
    const { event, places, stage } = table.state;
    if (!event || stage === 'closed') continue;
    const known = events.get(event.id) ?? {
      kind: event.kind,
      name: event.name,
      tables: 0,
      people: new Set<PersonId>(),
    };
    events.set(event.id, known);
    known.tables++;
    for (const place of places) if (place.kind === 'person') known.people.add(place.id);
  }
  return [...events].map(([id, { people, ...event }]) => ({ id, ...event, people: people.size }));
}
