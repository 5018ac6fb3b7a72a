import type { Chair, Me, PersonId, TableCode, TableState } from '@gorrion/protocol';
import { unopened } from '@gorrion/table';
import { describe, expect, it } from 'vitest';
import type { RegisteredTable } from '../tables/registry.ts';
import { lobbyNow, lobbyTables } from './summaries.ts';

const person = (name: string) => ({ id: name.toLowerCase() as PersonId, name }) satisfies Me;
const [ana, mei] = [person('Ana'), person('Mei')];
const sitting = (me: Me): Chair => ({ kind: 'person', ...me, presence: 'here' });
const bot: Chair = { kind: 'bot', level: 'regular', name: 'Mirlo' };

function seenBy(me: Me, places: TableState['places'], phase: TableState['session']['phase']) {
  const state: TableState = { ...unopened, stage: 'playing', places, session: { ...unopened.session, phase } };
  const hosted = { record: { code: 'ABCD2345' as TableCode }, table: { state } } as unknown as RegisteredTable;
  return lobbyNow(lobbyTables([hosted], () => 0))(me.id).mine;
}

describe('the games of a guest', () => {
  it('wait while they are played', () => {
    expect(seenBy(ana, [sitting(ana), bot, bot, bot], 'playing')).toMatchObject([{ isOver: false }]);
  });

  it('are not listed when they are over and nobody else is left for another one', () => {
    expect(seenBy(ana, [sitting(ana), bot, bot, bot], 'over')).toEqual([]);
  });

  it('are listed as over where friends may want another one', () => {
    expect(seenBy(ana, [sitting(ana), sitting(mei), bot, bot], 'over')).toMatchObject([{ isOver: true }]);
  });

  it('have the tables at which they teach, marked as such for the teacher alone, and in no public list', () => {
    const lesson = {
      teacher: { ...mei, presence: 'here' },
      isPaused: false,
      isOpen: false,
      positions: 0,
    } as const;
    const settings = { ...unopened.settings, teacher: true } as const;
    const places = [sitting(ana), bot, bot, bot] as const;
    const state: TableState = { ...unopened, stage: 'playing', settings, lesson, places };
    const record = { code: 'ABCD2345' as TableCode, host: mei.id };
    const lobby = lobbyNow(lobbyTables([{ record, table: { state } } as unknown as RegisteredTable], () => 0));
    expect(lobby(mei.id).mine).toMatchObject([{ isMine: true, teaches: true }]);
    expect(lobby(ana.id).mine[0]).not.toHaveProperty('teaches');
    expect(lobby(mei.id).mine[0]).not.toHaveProperty('isPaused');
    const paused = { ...state, lesson: { ...lesson, isPaused: true } };
    const later = lobbyNow(lobbyTables([{ record, table: { state: paused } } as unknown as RegisteredTable], () => 0));
    expect(later(mei.id).mine).toMatchObject([{ isPaused: true }]);
    for (const { id } of [ana, mei, person('Eva')]) expect(lobby(id).open).toEqual([]);
  });
});
