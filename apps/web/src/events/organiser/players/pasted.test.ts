import { describe, expect, it } from 'vitest';
import { eventView, player } from '../testing/view.ts';
import { asNew, keptLines, mended, onlyRows, readPasted, withoutRow, withRow } from './pasted.ts';

const LIST = [
  'Name,Country,EMA,Team',
  'Ana Robles,ESP,02100001,Seine',
  'Inês Costa;POR;02100002;Torino',
  'Tom Baker,ENG,02100003,Baltic',
  'Mei Tanaka,JPN,02100001,Baltic',
  'Ito Haruka,JPN,02100005,Seine',
].join('\n');

describe('a pasted list', () => {
  it('keeps the good lines and says of each bad one why', () => {
    const { good, bad, total, head, oddTeams } = readPasted(LIST, 4, []);
    expect(good).toEqual([
      { name: 'Ana Robles', country: 'ES', ema: '02100001', team: 'Seine' },
      { name: 'Ito Haruka', country: 'JP', ema: '02100005', team: 'Seine' },
    ]);
    expect(bad.map(({ line, faults }) => [line, faults[0].code])).toEqual([
      [3, 'other-separator'],
      [4, 'unknown-country'],
      [5, 'same-ema'],
    ]);
    expect([total, head, oddTeams]).toEqual([5, 1, ['Seine']]);
  });

  it('offers what is probably meant', () => {
    const { bad, columns } = readPasted(LIST, 4, []);
    expect(bad.map(line => mended(line, columns))).toEqual([
      'Inês Costa,POR,02100002,Torino',
      'Tom Baker,GB,02100003,Baltic',
      undefined,
    ]);
  });

  it('is mended line by line until nothing is bad', () => {
    let text = LIST;
    const { bad: first, columns } = readPasted(text, 4, []);
    for (const line of first) text = withRow(text, line, mended(line, columns) ?? line.text);
    expect(readPasted(text, 4, []).bad.map(({ line }) => line)).toEqual([5]);
    text = withoutRow(text, { line: 5, lines: 1 });
    const { good, bad } = readPasted(text, 4, []);
    expect([good.length, bad]).toEqual([4, []]);
  });

  it('keeps only the bad lines, below their titles, once the good ones are taken', () => {
    const { bad, head } = readPasted(LIST, 4, []);
    const left = onlyRows(LIST, bad, head);
    expect(left.split('\n')).toHaveLength(4);
    expect(left).toContain('Name,Country,EMA,Team');
    expect(onlyRows(LIST, [], head)).toBe('');
  });

  it('mends and keeps a row of several lines whole, below the line of its separator', () => {
    const text = ['sep=;', 'Name;EMA', '"Gil', 'Ruiz";12', 'Ana;02100001'].join('\n');
    const { bad, head } = readPasted(text, 4, []);
    expect(onlyRows(text, bad, head)).toBe('sep=;\nName;EMA\n"Gil\nRuiz";12');
    expect(withRow(text, bad[0]!, 'Gil Ruiz;')).toBe('sep=;\nName;EMA\nGil Ruiz;\nAna;02100001');
    expect(withoutRow(text, bad[0]!)).toBe('sep=;\nName;EMA\nAna;02100001');
  });

  it('leaves people alone who are in the list already', () => {
    const view = eventView({
      players: [player(1, { name: 'ana robles' }), player(2, { name: 'H. Ito', ema: '02100005' })],
    });
    const { good, known } = readPasted(LIST, 4, view.players);
    expect(good).toEqual([]);
    expect(known.map(({ name }) => name)).toEqual(['Ana Robles', 'Ito Haruka']);
  });

  it('takes a namesake with another EMA number for somebody else', () => {
    const { good } = readPasted(LIST, 4, [player(1, { name: 'Ana Robles', ema: '02100009' })]);
    expect(good.map(({ ema }) => ema)).toEqual(['02100001', '02100005']);
  });
});

it('names that look alike are good, and said', () => {
  const { good, alike } = readPasted('Itô Haruka\nがな\nIto Haruka\nかな', 4, []);
  expect(good).toHaveLength(4);
  expect(alike).toEqual([{ code: 'like-name', name: 'Ito Haruka', line: 3, other: 'Itô Haruka', before: 1 }]);
});

it('a substitute is one, a number in place of a team is said, and columns are what the organiser says', () => {
  const text = 'Ana Robles,ESP,Sena\nSub Mora,ESP,substitute\nEva Gil,ESP,0210';
  const { good, digits, columns } = readPasted(text, 1, []);
  expect(good.map(({ team, isSubstitute }) => [team, isSubstitute])).toEqual([
    ['Sena', undefined],
    [undefined, true],
    ['0210', undefined],
  ]);
  expect([columns, digits.map(({ line }) => line)]).toEqual([['name', 'country', 'team'], [3]]);
  const said = readPasted(text, 1, [], { columns: ['name', 'country', 'club'] });
  expect([said.good[0]!.club, said.digits[0]!.column]).toEqual(['Sena', 'club']);
  expect(readPasted('Ana Robles,ESP', 1, [], { columns: ['name', 'country', 'club'] }).columns).toEqual([
    'name',
    'country',
  ]);
});

it('tabs that align a list for the eye are one separator, and an empty cell stays where the columns have room for it', () => {
  const text =
    'Li Wei,Egypt,12345678,Nile\nBo,Denmark,12345679,Nile\nCy,Spain,12345677,Sena\nAna Sá\t\tPortugal\nEva Gil\tES\t\tSena';
  const { bad, columns } = readPasted(text, 4, []);
  expect(columns).toEqual(['name', 'country', 'ema', 'team']);
  expect(bad.map(line => mended(line, columns))).toEqual(['Ana Sá,Portugal', 'Eva Gil,ES,,Sena']);
});

describe('two people of one name', () => {
  const text = 'Ana Sá,PT\nBo,DK\nAna Sá,BR';
  const listed = [player(1, { name: 'Ana Sá', country: 'PT' }), player(2, { name: 'Bo', country: 'DK' })];
  const asked = (players: typeof listed, of: string) =>
    readPasted(of, 4, players).bad.map(({ faults }) => faults[0].code);

  it('stay to be mended, also once the good lines are taken', () => {
    const { bad, head } = readPasted(text, 4, []);
    const left = onlyRows(text, keptLines(bad), head);
    expect([left, asked([], text), asked(listed, left)]).toEqual([
      'Ana Sá,PT\nAna Sá,BR',
      ['same-name'],
      ['same-name'],
    ]);
  });

  it('are two once that is said of a line, and one line only', () => {
    const namesakes = [{ text: 'Ana Sá,BR', isOther: true }];
    const { good, known, bad, gone } = readPasted(`${text}\nAna Sá,BR`, 4, listed, { namesakes });
    expect(good).toEqual([{ name: 'Ana Sá', country: 'BR' }]);
    expect([known.length, bad.map(({ line }) => line), gone]).toEqual([2, [4], 0]);
  });

  it('are asked about where one is in the list already, from another country', () => {
    const read = (isOther?: boolean) => {
      const namesakes = isOther === undefined ? [] : [{ text: 'Ana Sá,BR', isOther }];
      const { good, known, bad, gone } = readPasted('Ana Sá,BR', 4, listed, { namesakes });
      return [good.length, known.map(({ country }) => country), bad.length, gone];
    };
    expect(asked(listed, 'Ana Sá,BR')).toEqual(['listed-name']);
    expect([read(), read(true), read(false)]).toEqual([
      [0, [], 1, 2],
      [1, [], 0, 2],
      [0, ['PT'], 0, 1],
    ]);
    expect(asked(listed, 'Ana Sá')).toEqual([]);
  });
});

describe('a player of the list', () => {
  it('is written down again without anything lost', () => {
    expect(
      asNew(player(3, { name: 'Bo', country: 'DK', ema: '02100009', club: 'C', team: 'T', isSubstitute: true })),
    ).toEqual({ name: 'Bo', country: 'DK', ema: '02100009', club: 'C', team: 'T', isSubstitute: true });
    expect(asNew(player(4, { name: 'Al' }))).toEqual({ name: 'Al' });
    const [given] = readPasted('First name,Last name\nJuan Carlos,de la Cruz', 4, []).good;
    expect(given).toEqual({ name: 'Juan Carlos de la Cruz', first: 'Juan Carlos', last: 'de la Cruz' });
    expect(asNew(player(5, given))).toEqual(given);
  });
});
