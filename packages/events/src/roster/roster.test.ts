import { lengthOf, plainLine, plainName } from '@gorrion/protocol';
import { sized } from '@gorrion/rules/testing/wide';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { withColumn } from './columns.ts';
import { countryOf, likelyCountry } from './countries.ts';
import { parseRoster } from './parse.ts';
import { keyOf } from './plain.ts';
import { LONGEST_NAME, MOST_LINES, type RosterEntry } from './roster.ts';
import { writeRoster } from './testing/write.ts';

// Slow only where the machine is busy.
vi.setConfig({ testTimeout: 60_000 });

const read = (...lines: readonly string[]) => parseRoster(lines.join('\n'));
const faultsIn = (...lines: readonly string[]) =>
  read(...lines).bad.map(({ line, faults }) => [line, ...faults.map(({ code }) => code)]);

describe('a pasted list', () => {
  test('of names only', () => {
    expect(read('Ana Robles', '', '  Yu Zhang ', '王小明')).toMatchObject({
      entries: [{ name: 'Ana Robles' }, { name: 'Yu Zhang' }, { name: '王小明' }],
      lines: [1, 3, 4],
      bad: [],
      warnings: [],
      hasHeader: false,
    });
  });

  test('with first and last name, EMA number, country and team, without titles', () => {
    const { entries, columns } = read(
      'Carlo,Rossi,04010011,ITA,Rhein',
      'Luc,Moreau,04010012,FRA,Rhein',
      'Nora,Vidal,04010013,España,Rhein',
      'Piet,de Vries,04010014,NED,Rhein',
    );
    expect(columns).toEqual(['first', 'last', 'ema', 'country', 'team']);
    expect(entries[3]).toEqual({
      name: 'Piet de Vries',
      first: 'Piet',
      last: 'de Vries',
      ema: '04010014',
      country: 'NL',
      team: 'Rhein',
    });
  });

  test.each([
    ['Ana Robles\tES\t04010011', ['name', 'country', 'ema']],
    ['Ana;Robles', ['first', 'last']],
    ['04010011;Ana;Robles;Spain;Sena;Club Uno', ['ema', 'first', 'last', 'country', 'team', 'club']],
    ['Ana Robles,A\nBea Gil,A\nCiro Paz,B\nDan Sol,B', ['name', 'team']],
  ])('without titles, %j holds %j', (text, columns) => {
    expect(parseRoster(text)).toMatchObject({ columns, bad: [] });
  });

  test.each([
    ['Player,Country,EMA number,Team,Club', ['name', 'country', 'ema', 'team', 'club']],
    ['First name;Surname;Nationality', ['first', 'last', 'country']],
    ['Nombre\tApellidos\tPaís\tN.º EMA\tEquipo', ['first', 'last', 'country', 'ema', 'team']],
    ['Nome,Sobrenome,País,Número EMA,Equipe,Clube', ['first', 'last', 'country', 'ema', 'team', 'club']],
    ['姓名,国家/地区,EMA编号,队伍,俱乐部', ['name', 'country', 'ema', 'team', 'club']],
    ['Table,NAME,Remarks,Seat', [undefined, 'name', undefined, undefined]],
  ])('titles are recognised: %j', (title, columns) => {
    expect(parseRoster(title)).toMatchObject({ entries: [], bad: [], hasHeader: true, columns });
  });

  test('columns that are not read are named, and the caller may say what columns hold', () => {
    expect(read('Name,Seat', 'Ana Robles,3').warnings).toEqual([{ code: 'unread-column', title: 'Seat' }]);
    const { entries } = parseRoster('Robles;Ana', { columns: ['last', 'first'] });
    expect(entries).toEqual([{ name: 'Ana Robles', first: 'Ana', last: 'Robles' }]);
  });

  test('of any line end, with quoted cells and a mark at the start', () => {
    const { entries, lines } = parseRoster('\uFEFFName,Team\r\n"Robles, Ana",Sena\rYu Zhang,"La ""Torre"""\n');
    expect(entries).toEqual([
      { name: 'Robles, Ana', team: 'Sena' },
      { name: 'Yu Zhang', team: 'La "Torre"' },
    ]);
    expect(lines).toEqual([2, 3]);
  });
});

describe('substitutes', () => {
  const LINE = 'Sub Mora,ESP,02100009';

  test.each(['substitute', 'Sub', 'suplente', 'sustituta', 'Reserva', 'substituto', '替补'])(
    'the word %s is no team, whether a column has it or a cell among teams',
    word => {
      expect(read('Ana Robles,ESP,02100001', `${LINE},${word}`)).toMatchObject({
        entries: [{ name: 'Ana Robles' }, { name: 'Sub Mora', isSubstitute: true }],
        columns: ['name', 'country', 'ema', 'substitute'],
      });
      const teams = ['Sena', 'Sena', 'Rhein', 'Rhein'].map((team, n) => `Player ${n},ESP,0210001${n},${team}`);
      const mixed = read(...teams, `${LINE},${word}`);
      expect(mixed.entries.map(({ team }) => team)).toEqual(['Sena', 'Sena', 'Rhein', 'Rhein', undefined]);
      expect(mixed.entries.map(({ isSubstitute }) => isSubstitute)).toEqual([...Array(4).fill(undefined), true]);
      expect(mixed.warnings.map(({ code }) => code)).toEqual(['team-size', 'team-size']);
    },
  );

  test.each(['Substitute', 'Suplente', 'Reserva', '替补'])('a column titled %s takes a cross or a yes', title => {
    const { entries } = read(`Name,${title}`, 'A,x', 'B,', 'C,no', 'D,sí', 'E,não', 'F,是', 'G,-', 'H,1');
    expect(entries.filter(({ isSubstitute }) => isSubstitute).map(({ name }) => name)).toEqual(['A', 'D', 'F', 'H']);
    expect(parseRoster(writeRoster(entries)).entries).toEqual(entries);
  });
});

test('another meaning of a column takes it from the one that had it', () => {
  const columns = ['name', 'team', undefined] as const;
  expect(withColumn(columns, 2, 'team')).toEqual(['name', undefined, 'team']);
  expect(withColumn(columns, 1, undefined)).toEqual(['name', undefined, undefined]);
  expect(withColumn(columns, 1, 'last')).toEqual(['first', 'last', undefined]);
  expect(withColumn(['first', 'last', 'team'], 2, 'name')).toEqual([undefined, undefined, 'name']);
});

test('numbers are no names: short ones are not read, and a team or club of digits is said', () => {
  expect(read('1,Ana Robles,ESP', '2,Bea Gil,ESP')).toMatchObject({
    columns: [undefined, 'name', 'country'],
    samples: [['1', '2'], ['Ana Robles', 'Bea Gil'], ['ESP']],
  });
  expect(read('Ana Robles,ESP,123').columns).toEqual(['name', 'country', undefined]);
  const lines = ['Name,Country,Team,Club', 'Ana,ESP,0210,', 'Bea,ESP,Sena,99'];
  expect(parseRoster(lines.join('\n'), { teamSize: 1 }).warnings).toEqual([
    { code: 'digits', column: 'team', text: '0210', line: 2 },
    { code: 'digits', column: 'club', text: '99', line: 3 },
  ]);
});

describe('CSV (RFC 4180)', () => {
  test.each([';', ',', '\t', '|'])('a first line that declares the separator %j is nobody', separator => {
    for (const line of [`sep=${separator}`, `"sep=${separator}"`, `\uFEFFSEP=${separator}`]) {
      const { entries, ...rest } = read(line, `Ana Robles${separator}ES`, `Bo Li${separator}`);
      expect(entries).toEqual([{ name: 'Ana Robles', country: 'ES' }, { name: 'Bo Li' }]);
      expect(rest).toMatchObject({ separator, head: 1 });
    }
  });

  test('a quoted cell goes on over line ends, and the lines after it keep their numbers', () => {
    const parsed = read('Name,Club', '"Gil', 'Ruiz","La', '', '""Torre"""', 'Ana Robles,x');
    expect(parsed).toMatchObject({ lines: [2, 6], bad: [], head: 1 });
    expect(parsed.entries[0]).toEqual({ name: 'Gil Ruiz', club: 'La "Torre"' });
    const { bad } = read('Name,EMA', '"Gil', 'Ruiz",12', 'Ana,');
    expect(bad).toMatchObject([{ line: 2, lines: 2, text: '"Gil Ruiz",12' }]);
  });

  test('a quotation mark that is never closed, or badly, spoils its line alone', () => {
    expect(faultsIn('Name,Club', '"Gil,x', 'Ana,"y"', 'Bea,z')).toEqual([[2, 'bad-quotes']]);
    expect(faultsIn('Name,Club', 'Ana,y', 'Gil,"x', 'Bea,z')).toEqual([[3, 'bad-quotes']]);
  });

  test.each([
    ['Name;Prizes', 'Ana Robles;1,5', 'Bea Gil;2,5', 'Ciro Paz;3'],
    ['Ana;ES', 'Bea', 'Ciro'],
    ['"Robles, Ana";ES', '"Gil, Bea";PT'],
  ])('%j is divided at the semicolon, whatever its cells hold', (...lines) => {
    expect(read(...lines)).toMatchObject({ separator: ';', bad: [] });
  });
});

describe('bad lines come back with their number and every reason, the good ones are kept', () => {
  const TITLES = 'First,Last,EMA,Country,Team';

  test.each([
    ['Park Min-ho,,04010019,KOR,Rhein', 'no-last-name'],
    [',Park,04010019,KOR,Rhein', 'no-first-name'],
    [',,04010019,KOR,Rhein', 'no-name'],
    ['Inês;Costa;04010022;POR;Torino', 'other-separator'],
    ['Marta,Bruno,04010001,ITA,Seine', 'same-ema'],
    ['ito,HARUKA,,ITA,Seine', 'same-name'],
    ['Itô,Haruka,04010001,JPN,Seine', 'same-ema'],
    ['Tom,Baker,02743,GBR,Baltic', 'bad-ema'],
    ['Tom,Baker,0401002x,GBR,Baltic', 'bad-ema'],
    ['Tom,Baker,04010027,ENG,Baltic', 'unknown-country'],
    ['Tom,Baker,04010027,GBR,Baltic,x', 'extra-cells'],
    ['Tom,"Baker,04010027,GBR,Baltic', 'bad-quotes'],
    [`Tom,${'B'.repeat(57)},04010027,GBR,Baltic`, 'long-name'],
    [`Tom,Baker,04010027,GBR,${'B'.repeat(61)}`, 'long-team'],
  ])('%s: %s', (line, code) => {
    const good = ['Ito,Haruka,04010001,JPN,Rhein', 'Tom,Good,0401 0002,GBR,Rhein'];
    const { entries, bad } = read(TITLES, good[0]!, line, good[1]!);
    expect(entries.map(({ name, ema }) => [name, ema])).toEqual([
      ['Ito Haruka', '04010001'],
      ['Tom Good', '04010002'],
    ]);
    expect(bad).toMatchObject([{ line: 3, text: line }]);
    expect(bad[0]!.faults.map(fault => fault.code)).toContain(code);
  });

  test('the figures of a reason complete its sentence', () => {
    const { bad } = read(
      TITLES,
      'Ito,Haruka,04010001,JPN,Rhein',
      'Marta,Bruno,04010001,ITA,Seine',
      'Tom,Baker,4010027,ENG,Baltic',
      'Inês;Costa;04010022;POR;Torino',
    );
    expect(bad.map(({ faults }) => faults)).toEqual([
      [{ code: 'same-ema', figures: { line: 2, name: 'Ito Haruka' } }],
      [
        { code: 'bad-ema', figures: { ema: '4010027', digits: 7 } },
        { code: 'unknown-country', figures: { country: 'ENG', likely: 'GB' } },
      ],
      [{ code: 'other-separator', figures: { found: ';', expected: ',' } }],
    ]);
  });

  test('two people of one name are told apart by their EMA numbers', () => {
    expect(faultsIn('Name,EMA', 'Li Wei,04010001', 'Li Wei,04010002', 'Li Wei,')).toEqual([[4, 'same-name']]);
  });

  test('a name that nobody can read is no name, and a long one is refused rather than cut', () => {
    expect(faultsIn('Name,Club', '\u200B\u202E,x', `${'é'.repeat(LONGEST_NAME)},x`, `${'é'.repeat(61)},x`)).toEqual([
      [2, 'no-name'],
      [4, 'long-name'],
    ]);
  });

  test('lines beyond the limit are counted', () => {
    const names = Array.from({ length: MOST_LINES + 3 }, (_, n) => `Player number ${n}`);
    const { entries, bad } = parseRoster(names.join('\n'));
    expect(entries).toHaveLength(MOST_LINES);
    expect(bad).toMatchObject([{ line: MOST_LINES + 1, faults: [{ code: 'too-many-lines', figures: { lines: 3 } }] }]);
  });
});

describe('names that are alike', () => {
  test.each([
    'かな がな',
    'はは ばば',
    'राम रमा',
    'กิ กี',
    'ปา ป่า',
    'Андрей Андреи',
    'Їжак Іжак',
    'வா வி',
    '한글 할글',
    'Ana Ane',
  ])('are not: %s', pair => {
    const [one, other] = pair.split(' ');
    expect(read(one!, other!)).toMatchObject({ entries: [{ name: one }, { name: other }], bad: [], warnings: [] });
  });

  test.each([
    ['Itô Haruka', 'Ito Haruka'],
    ['Jose\u0301 Núñez', 'Jose Nunez'],
    ['Σοφία', 'Σοφια'],
    ['Фёдор', 'Федор'],
    ['Jean-Luc', 'Jean Luc'],
    ['محمّد', 'محمد'],
    ['שָׁלוֹם', 'שלום'],
    ['ｶﾅ', 'カナ'],
  ])('are taken both, with a warning: %s, %s', (one, other) => {
    const { entries, warnings, bad } = read(one, other);
    expect([entries.length, bad]).toEqual([2, []]);
    expect(warnings).toEqual([{ code: 'like-name', name: other, line: 2, other: one.normalize('NFC'), before: 1 }]);
    expect(read('Name,EMA', `${one},04010001`, `${other},04010002`).warnings).toEqual([]);
  });

  test('are one if only the case differs', () => {
    expect(faultsIn('ANDREI ĐỖ', 'Andrei đỗ', 'Jose\u0301', 'JOSÉ')).toEqual([
      [2, 'same-name'],
      [4, 'same-name'],
    ]);
  });
});

test('teams of another size and players without one are warnings (3.5.3)', () => {
  const lines = ['Name,Team', 'A,Rhein', 'B,rhein', 'C,Rhein', 'D,Rhein', 'E,Sena', 'F,'];
  const { entries, warnings } = read(...lines);
  expect(entries[1]!.team).toBe('Rhein');
  expect(warnings).toEqual([
    { code: 'team-size', team: 'Sena', size: 1, wanted: 4 },
    { code: 'no-team', lines: [7] },
  ]);
  expect(parseRoster(lines.slice(0, 5).join('\n'), { teamSize: 5 }).warnings).toHaveLength(1);
});

describe('countries', () => {
  test.each([
    ['ES', 'ESP, es, Spain, España, Espanha, 西班牙, espana'],
    ['DE', 'GER, DEU, Germany, Alemania, Alemanha, 德国'],
    ['CN', 'CHN, China, 中国, P.R.C.'],
    ['BR', 'BRA, Brazil, Brasil, 巴西'],
    ['NL', 'NED, NLD, Netherlands, Holanda, Países Bajos, Países Baixos, 荷兰'],
    ['GB', 'UK, GBR, United Kingdom, Reino Unido, 英国'],
    ['US', 'USA, EE. UU., Estados Unidos, United States, 美国'],
    ['JP', 'JPN, Japan, Japón, Japão, 日本'],
    ['TW', 'TPE, TWN, Taiwan, 台湾'],
    ['CH', 'SUI, CHE, Switzerland, Suiza, Suíça, 瑞士'],
  ])('%s by %s', (code, names) => {
    expect(names.split(', ').map(countryOf)).toEqual(names.split(', ').map(() => code));
  });

  test('a mistyped one has a suggestion, where there is only one', () => {
    expect(['ENG', 'Scotland', 'Germny', 'Portugall', 'Atlantis', 'XX', ''].map(likelyCountry)).toEqual([
      'GB',
      'GB',
      'DE',
      'PT',
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('are found by their codes of three letters', () => {
    expect(['ESP', 'NLD', 'CHN', 'XXX'].map(countryOf)).toEqual(['ES', 'NL', 'CN', undefined]);
  });
});

describe('properties', () => {
  const label = fc
    .string({ unit: 'grapheme', maxLength: LONGEST_NAME })
    .map(plainName)
    .filter(text => text !== '' && lengthOf(text) <= LONGEST_NAME);
  const short = fc
    .string({ unit: 'grapheme', maxLength: 15 })
    .map(plainName)
    .filter(text => text !== '' && lengthOf(text) <= 18);
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
  const ema = fc.integer({ min: 0, max: 99_999_999 }).map(value => String(value).padStart(8, '0'));
  const country = fc.constantFrom('ES', 'BR', 'CN', 'GB', 'NL', 'TW', 'CI');
  const person = fc
    .record({ name: optional(label), names: fc.tuple(short, short), country: optional(country), ema: optional(ema) })
    .map(({ name, names: [first, last], ...rest }) =>
      name === undefined ? { name: plainName(`${first} ${last}`), first, last, ...rest } : { name, ...rest },
    );
  const roster = fc
    .tuple(
      fc.uniqueArray(person, { selector: ({ name }) => keyOf(name), maxLength: 20 }),
      fc.uniqueArray(label, { selector: keyOf, minLength: 1, maxLength: 4 }),
      fc.array(fc.nat(9), { minLength: 20, maxLength: 20 }),
      fc.array(optional(label), { minLength: 20, maxLength: 20 }),
    )
    .map(([people, teams, picks, clubs]) => {
      const numbers = new Set<string>();
      return people.map((one, n) => {
        const isNew = one.ema !== undefined && !numbers.has(one.ema);
        if (one.ema) numbers.add(one.ema);
        const entry = { ...one, ema: isNew ? one.ema : undefined, team: teams[picks[n]!], club: clubs[n] };
        return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as never;
      }) as readonly RosterEntry[];
    });

  test('what is written is read again, whatever the names', () => {
    fc.assert(
      fc.property(roster, entries => {
        const parsed = parseRoster(writeRoster(entries));
        expect(parsed.bad).toEqual([]);
        expect(parsed.entries).toEqual(entries);
      }),
      { seed: 26, numRuns: sized(75, 300) },
    );
  });

  test('no text throws, and every line with text is an entry, a bad line or the titles', () => {
    const cell = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('"', "'=1", 'Name', 'EMA', '04010001', '4010', 'ES', 'ENG', 'Ana Robles', '', ' '),
    );
    const line = fc
      .tuple(fc.array(cell, { maxLength: 9 }), fc.constantFrom(',', ';', '\t'))
      .map(([cells, by]) => cells.join(by));
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc
        .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('\n', '\r\n', '\r'))
        .map(([lines, end]) => lines.join(end)),
    );
    fc.assert(
      fc.property(text, pasted => {
        const { entries, lines, bad, head } = parseRoster(pasted);
        expect(lines).toHaveLength(entries.length);
        const all = [...lines, ...bad.map(one => one.line)];
        expect(new Set(all).size).toBe(all.length);
        const texts = pasted.split(/\r\n|\r|\n/);
        for (const [n, one] of texts.entries()) {
          if (n < head || all.includes(n + 1) || plainLine(one.replace(/[",;'\t|]/g, '')) === '') continue;
          // Any other line goes on with a quoted cell.
          const start = Math.max(...all.filter(line => line <= n));
          expect(texts[start - 1]).toContain('"');
        }
        // What was taken is clean: it is written and read without change.
        expect(parseRoster(writeRoster(entries)).entries).toEqual(entries);
      }),
      { seed: 26, numRuns: sized(100, 400) },
    );
  });

  test('a formula in a name is not computed by a spreadsheet', () => {
    const entries = [{ name: '=1+1' }, { name: "'=2+2" }, { name: '@home' }, { name: "O'Hara" }];
    const lines = writeRoster(entries).split('\n').slice(1, 5);
    for (const line of lines) expect(line).not.toMatch(/^"?[=+\-@]/);
    expect(parseRoster(writeRoster(entries)).entries).toEqual(entries);
  });
});
