import type { Chair, Entry, PersonId, TableEvent, TableState } from '@gorrion/protocol';
import { byPlayer, decideSession, type SessionCommand, wmo2006 } from '@gorrion/rules';
import { type Stack, stacked } from '@gorrion/rules/testing';
import { clockOf, evolveTable, unopened } from '@gorrion/table';

export const PERSON = (name: string): Chair => ({
  kind: 'person',
  id: name.toLowerCase() as PersonId,
  name,
  presence: 'here',
});

const NAMES = ['Ana', 'Mei', 'Botan', 'Tomás'] as const;

/** A table whose events a test adds one after another; its state has all secrets, like the server's. */
export class TestTable {
  state: TableState = unopened;
  readonly entries: Entry[] = [];

  add(...events: readonly TableEvent[]): this {
    for (const event of events) {
      const entry: Entry = { seq: this.entries.length + 1, at: 1000 * (this.entries.length + 1), event };
      this.entries.push(entry);
      this.state = evolveTable(this.state, entry);
    }
    return this;
  }

  do(command: SessionCommand): this {
    const decision = decideSession(this.state.session, command);
    if (!decision.ok) throw new Error(decision.error.code);
    return this.add(...decision.value.map((event): TableEvent => ({ type: 'session', event })));
  }
}

/** Returns a table with four people, Ana as East, and the first hand dealt from the test's wall. */
export function dealtTable(stack: Stack = {}): TestTable {
  const settings = { ...unopened.settings, hands: 4 } as const;
  const table = new TestTable().add({
    type: 'table-opened',
    settings,
    clock: clockOf(settings),
    host: 'ana' as PersonId,
  });
  byPlayer(place => table.add({ type: 'seated', place, who: PERSON(NAMES[place]) }));
  return table
    .do({ type: 'start', options: { rules: wmo2006, hands: 4 } })
    .do({ type: 'begin-hand', ...stacked(stack) });
}
