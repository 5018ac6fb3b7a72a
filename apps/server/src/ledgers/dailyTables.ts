import type { DailyState } from '@gorrion/events/daily';
import { settingsOfDaily } from '@gorrion/events/daily/kind';
import type { EventTable, PersonId, TableCode } from '@gorrion/protocol';
import { byPlayer } from '@gorrion/rules';
import type { EventTables } from '../tables/eventTables.ts';
import { chairsFor } from './duplicateChairs.ts';

/** Returns what a table of a pool says of the day that it belongs to. */
export const eventOfDaily = ({ date }: DailyState, pool: number): EventTable => ({
  kind: 'daily',
  id: date,
  name: date,
  session: 1,
  table: pool + 1,
});

interface Wanted {
  readonly state: DailyState;
  /** Number of the play, from 0. */
  readonly play: number;
  readonly person: PersonId;
  readonly nameOf: (person: PersonId) => string;
  readonly network: string | undefined;
}

/** Opens the table of a play: the person at A, bots at the others. The same play opens one. */
export function openDailyTable(tables: EventTables, wanted: Wanted): Promise<TableCode> {
  const { state, play, person, nameOf, network } = wanted;
  const { pool } = state.plays[play]!;
  const chairs = byPlayer(player =>
    player === 0 ? ({ kind: 'person', id: person } as const) : ({ kind: 'bot', level: state.level } as const),
  );
  return tables.open({
    request: `daily ${state.date} ${play}`,
    settings: settingsOfDaily(state, pool),
    event: eventOfDaily(state, pool),
    chairs: chairsFor(chairs, nameOf),
    asker: { name: ` ${play}`, network },
  });
}
