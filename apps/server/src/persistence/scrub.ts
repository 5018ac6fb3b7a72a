import type { Entry, PersonId, TableEvent, TableState } from '@gorrion/protocol';
import { evolveTable, personAt, unopened, upcast } from '@gorrion/table';

interface NewName {
  readonly person: PersonId;
  readonly name: string;
}

type FactOf<T extends TableEvent['type']> = TableEvent & { readonly type: T };
/** Returns a fact with another name for a person; `before` is the table before it. */
type Rename<T extends TableEvent['type']> = (event: FactOf<T>, before: TableState, to: NewName) => TableEvent;

const ofPerson: Rename<'umpire-appointed' | 'watch-asked'> = (event, _, { person, name }) =>
  event.person.id === person ? { ...event, person: { ...event.person, name } } : event;

/** Returns what a teacher has shown without their words. */
const withoutText = <Said extends { readonly text?: string }>({ text: _, ...said }: Said) => said;

/** What each fact has of names; null: none. A fact of a new kind does not compile before it is stated here. */
const NAMES: { readonly [T in TableEvent['type']]: Rename<T> | null } = {
  seated: (event, _, { person, name }) =>
    event.who.kind === 'person' && event.who.id === person ? { ...event, who: { ...event.who, name } } : event,
  renamed: (event, before, { person, name }) =>
    personAt(before, event.place)?.id === person ? { ...event, name } : event,
  'table-opened': (event, _, { person, name }) =>
    event.teacher?.id === person ? { ...event, teacher: { ...event.teacher, name } } : event,
  'teacher-moved': (event, before, { person, name }) =>
    event.name !== undefined && before.lesson?.teacher.id === person ? { ...event, name } : event,
  'umpire-appointed': ofPerson,
  'watch-asked': ofPerson,
  'sheet-signed': (event, before, { person, name }) =>
    event.by === 'umpire' && before.umpire?.person?.id === person ? { ...event, name } : event,
  appealed: (event, before, { person, name }) =>
    personAt(before, event.by)?.id === person ? { ...event, name } : event,
  'appeal-answered': (event, before, { person, name }) =>
    (event.by === undefined ? before.umpire?.person : personAt(before, event.by))?.id === person
      ? { ...event, name }
      : event,
  'settings-changed': null,
  agreed: null,
  'address-learned': null,
  'presence-changed': null,
  barred: null,
  'shown-out': null,
  'host-changed': null,
  'winds-laid': null,
  'wind-taken': null,
  'seats-drawn': null,
  'shuffle-committed': null,
  'nonce-sealed': null,
  'nonces-called': null,
  'nonce-opened': null,
  'shuffle-refused': null,
  'loss-accepted': null,
  'shuffle-void': null,
  'shuffle-opened': null,
  'deal-kept': null,
  session: null,
  readied: null,
  'pause-asked': null,
  paused: null,
  resumed: null,
  'end-asked': null,
  switched: null,
  'clock-shifted': null,
  'umpire-invited': null,
  'umpire-left': null,
  'umpire-moved': null,
  'umpire-called': null,
  'play-stopped': null,
  'play-continued': null,
  'ruling-proposed': null,
  'ruling-answered': null,
  ruled: null,
  'came-late': null,
  'watch-answered': null,
  'lesson-paused': null,
  pointed: (event, before, { person }) =>
    event.at?.text !== undefined && before.lesson?.teacher.id === person
      ? { ...event, at: withoutText(event.at) }
      : event,
  'hands-opened': null,
  'position-set': (event, before, { person }) =>
    event.retry?.text !== undefined && before.lesson?.teacher.id === person
      ? { ...event, retry: withoutText(event.retry) }
      : event,
  'rematch-begun': null,
  'table-closed': null,
};

function renamed(event: TableEvent, before: TableState, to: NewName): TableEvent {
  const rename = NAMES[event.type] as Rename<TableEvent['type']> | null;
  return rename ? rename(event, before, to) : event;
}

/** Returns a table's log with another name for one person. The game stays as it was played. */
export function scrubbed(entries: readonly Entry[], person: PersonId, name: string): readonly Entry[] {
  let state = unopened;
  const newest = upcast(entries);
  return entries.map((entry, n) => {
    const event = renamed(entry.event, state, { person, name });
    state = evolveTable(state, newest[n]!);
    return event === entry.event ? entry : { ...entry, event };
  });
}
