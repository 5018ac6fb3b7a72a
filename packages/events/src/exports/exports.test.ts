import { describe, expect, it } from 'vitest';
import { tableTold } from '../tournament/kind.ts';
import { ORGANISER, person, TestEvent } from '../tournament/testing/event.ts';
import { csvOf, dividedName, emaExport, jsonOf, standingCells, tabulationOf } from './index.ts';

const TABLE = [1, 2, 3, 4] as const;

/** Two sessions of four players in two teams, the second of which player 4 has lost. */
function played(numbers = true): TestEvent {
  const event = new TestEvent('Cup');
  const names = ['Ana Maria Díaz', 'Bo, Li', '=Cy', 'Dee'];
  event.do(
    ORGANISER,
    { type: 'plan', changes: { from: '2026-11-20', to: '2026-11-20', sessions: 2, results: 'both' } },
    {
      type: 'set-players',
      players: names.map((name, n) => ({
        name,
        country: 'ES',
        team: n < 2 ? 'Norte' : 'Sur, "B"',
        ...((numbers || n === 0) && { ema: `0400000${n}` }),
      })),
    },
    { type: 'set-rotation', rotation: { sessions: [[TABLE], [TABLE]] }, origin: { by: 'hand' } },
    { type: 'open-event' },
    { type: 'draw-lots' },
  );
  event.help(person('Uma'), 'umpire');
  for (const session of [1, 2]) {
    event.do(ORGANISER, { type: 'begin-session', session });
    const seats = event.state.sessions.at(-1)!.tables[0]!.players;
    // Player n has 100, 20, -40, -80 in the order of the roster, wherever they sit.
    const totals = seats.map(player => [100, 20, -40, -80][player! - 1]!) as [number, number, number, number];
    const rest = { hands: [], lost: [], rulings: [], fouls: [], umpireSigned: null, signed: [1, 1, 1, 1] } as const;
    event.record(null, tableTold({ session, table: 1 }, { hand: 16, totals, stage: 'final', ...rest }));
    event.do(ORGANISER, { type: 'end-session', session });
  }
  event.do(person('Uma'), { type: 'lose-session', session: 2, player: 4 });
  return event;
}

describe('tabulation (Appendix 7)', () => {
  it('lists teams with their members: TP, CP and rank by session, the sums, the sums of the team', () => {
    const table = tabulationOf(played().view(ORGANISER)!);
    expect(table.columns.map(({ key, session }) => `${key}${session ?? ''}`)).toEqual([
      ...['no', 'team', 'player', 'tp1', 'cp1', 'rank1', 'tp2', 'cp2', 'rank2'],
      ...['tpSum', 'cpSum', 'teamTpSum', 'teamCpSum'],
    ]);
    expect(table.rows).toEqual([
      [1, 'Norte', 'Ana Maria Díaz', 4, 100, 1, 4, 100, 1, 8, 200, 12, 240],
      [null, null, 'Bo, Li', 2, 20, 2, 2, 20, 2, 4, 40, null, null],
      [2, 'Sur, "B"', '=Cy', 1, -40, 3, 1, -40, 3, 2, -80, 2, -160],
      [null, null, 'Dee', 0, -80, 4, 0, 0, null, 0, -80, null, null],
    ]);
  });

  it('lists players alone where there are no teams, and their names alone before the first result', () => {
    const event = new TestEvent();
    expect(tabulationOf(event.view(ORGANISER)!).rows).toEqual([]);
    event.do(ORGANISER, { type: 'set-players', players: [{ name: 'Ana' }, { name: 'Bo', isSubstitute: true }] });
    expect(tabulationOf(event.view(ORGANISER)!).rows).toEqual([['', 'Ana', null, null]]);
    expect(standingCells(event.view(ORGANISER)!).rows).toEqual([[null, 'Ana', '', '', null, null]]);
    const view = played().view(ORGANISER)!;
    const table = tabulationOf({ ...view, teamStandings: [] });
    expect(table.rows[0]).toEqual([1, 'Ana Maria Díaz', 4, 100, 1, 4, 100, 1, 8, 200]);
  });

  it('[R90] gives the others the ranks of their table points where somebody has lost the session', () => {
    const view = played().view(ORGANISER)!;
    const sessions = view.sessions.map(session => ({
      ...session,
      tables: session.tables.map(table => ({ ...table, result: { ...table.result!, lost: [0] as const } })),
    }));
    const { rows } = tabulationOf({ ...view, sessions, teamStandings: [] }, ({ place }) =>
      place === 2 ? 'final' : '',
    );
    expect(rows.map(row => row.slice(1, 6))).toEqual([
      ['Ana Maria Díaz', '', 4, 100, null],
      ['Bo, Li', 'final', 2, 20, 2],
      ['=Cy', '', 1, -40, 3],
      ['Dee', '', 0, -80, 4],
    ]);
  });

  it('is written as CSV that a spreadsheet reads, and that runs no formula', () => {
    const view = played().view(person('Anybody'))!;
    const csv = csvOf(standingCells(view), ({ key }) => key);
    expect(csv.split('\r\n')).toEqual([
      'place,player,country,team,tpSum,cpSum',
      '1,Ana Maria Díaz,ES,Norte,8,200',
      '2,"Bo, Li",ES,Norte,4,40',
      `3,'=Cy,ES,"Sur, ""B""",2,-80`,
      '4,Dee,ES,"Sur, ""B""",0,-80',
      '',
    ]);
  });

  it('has a column of remarks where there is one', () => {
    const view = played().view(ORGANISER)!;
    const { columns, rows } = standingCells(view, ({ place }) => (place === 4 ? 'withdrew' : ''));
    expect([columns.at(-1)!.key, rows[0]!.at(-1), rows[3]!.at(-1)]).toEqual(['remark', '', 'withdrew']);
  });

  it('is written as the spreadsheets of a country read it', () => {
    const table = {
      columns: [{ key: 'a;b' }, { key: 'c,d' }],
      rows: [
        [1.5, 'x;"y"'],
        [-0.25, null],
      ],
    };
    expect(csvOf(table, ({ key }) => key, { separator: ';', decimal: ',' })).toBe(
      '"a;b";c,d\r\n1,5;"x;""y"""\r\n-0,25;\r\n',
    );
  });
});

describe('export for the European association', () => {
  it('has eight columns in their order', () => {
    const { table, missing } = emaExport(played().view(ORGANISER)!);
    expect(missing).toEqual([]);
    expect(table.columns.map(({ key }) => key).join('|')).toBe(
      'Place|First Name|Last name|EMA number|Table points|Score|Ema Member|Country',
    );
    expect(table.rows.slice(0, 3)).toEqual([
      [1, 'Ana Maria', 'Díaz', '04000000', 8, 200, 'Yes', 'ES'],
      [2, 'Li', 'Bo', '04000001', 4, 40, 'Yes', 'ES'],
      [3, '', '=Cy', '04000002', 2, -80, 'Yes', 'ES'],
    ]);
  });

  it('has what is complete and names whose number is missing, which is everybody for whom may not see numbers', () => {
    const some = emaExport(played(false).view(ORGANISER)!);
    expect(some.missing).toEqual([2, 3, 4]);
    expect(some.table.rows).toEqual([[1, 'Ana Maria', 'Díaz', '04000000', 8, 200, 'Yes', 'ES']]);
    expect(emaExport(played().view(person('Anybody'))!)).toMatchObject({ missing: [1, 2, 3, 4], table: { rows: [] } });
  });

  it('has first and last name as the list gave them, until the name is written anew', () => {
    const event = played();
    const ana = { name: 'Ana Maria Díaz Ruiz', first: 'Ana Maria', last: 'Díaz Ruiz' };
    const firstRow = () => {
      const exported = emaExport(event.view(ORGANISER)!);
      return exported.table.rows[0]!.slice(1, 3);
    };
    event.do(ORGANISER, { type: 'change-player', player: 1, changes: ana });
    expect(firstRow()).toEqual(['Ana Maria', 'Díaz Ruiz']);
    expect(event.view(person('Anybody'))!.players[0]).not.toHaveProperty('last');
    event.do(ORGANISER, { type: 'change-player', player: 1, changes: { name: ana.name, club: 'Norte' } });
    expect(firstRow()).toEqual(['Ana Maria', 'Díaz Ruiz']);
    event.do(ORGANISER, { type: 'change-player', player: 1, changes: { name: 'Ana Gil' } });
    expect(firstRow()).toEqual(['Ana', 'Gil']);
  });

  it.each([
    ['Ana', '', 'Ana'],
    ['Ana Díaz', 'Ana', 'Díaz'],
    ['Díaz Ruiz, Ana', 'Ana', 'Díaz Ruiz'],
    ['Díaz,', '', 'Díaz'],
    ['Juan Carlos de la Cruz', 'Juan Carlos', 'de la Cruz'],
    ['María del Carmen López', 'María del Carmen', 'López'],
    ['Piet van der Berg', 'Piet', 'van der Berg'],
    ['João dos Santos', 'João', 'dos Santos'],
    ['De la Cruz', 'De', 'la Cruz'],
    ['王小明', '', '王小明'],
  ])('divides %s', (name, first, last) => {
    expect(dividedName(name)).toEqual({ first, last });
  });
});

describe('export as JSON', () => {
  it('holds the results and nothing that only organisers see', () => {
    const event = played();
    const changes = [-1, 1, 0, 0] as const;
    event.do(ORGANISER, { type: 'correct', session: 1, table: 1, changes, reason: 'Read wrongly.' });
    const text = jsonOf(event.view(ORGANISER)!, name => `shown ${name}`);
    const file = JSON.parse(text);
    expect(file.format).toBe('gorrion/tournament/1');
    expect(file.standings).toHaveLength(4);
    expect(file.sessions[0].tables[0].result.tablePoints.toSorted()).toEqual([0, 1, 2, 4]);
    expect(text).not.toContain('0400000');
    expect(file.sessions[0].tables[0].corrections[0].by).toBe('shown Olga');
    for (const { key } of event.state.players) expect(text).not.toContain(key);
  });
});
