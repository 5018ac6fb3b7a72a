import { csvOf } from '@gorrion/events/exports';
import type { PersonId, TableState } from '@gorrion/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { foulRows, sheetNotes } from '../../sheet/session/notes.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { wonTable } from '../../testing/wonTable.ts';
import { sheetCells, sheetJson } from './exportSheet.ts';
import { SessionSheet } from './SessionSheet.tsx';
import { SignWay } from './SheetForms.tsx';
import { SheetSignatures } from './Signatures.tsx';

vi.stubGlobal('location', { host: 'localhost' });
afterAll(() => vi.unstubAllGlobals());
speakEnglish();
const { state } = wonTable();
const AT = Date.UTC(2026, 10, 24, 15, 0);
const forms = {
  from: AT,
  to: AT + 9_000_000,
  fouls: [
    {
      player: 2,
      hand: 1,
      round: 0,
      seat: 2,
      foul: 'false-hu-shape',
      sanction: { kind: 'points', points: 20 },
      isDead: true,
      at: AT + 1000,
    },
  ],
  signed: [AT + 9_100_000, null, null, null],
  absent: [null, null, null, null],
  appeals: [{ by: 1, name: 'Mei', hand: 1, text: 'It was complete.', at: AT + 9_200_000 }],
} as const;
const umpire = {
  isStopped: false,
  callers: [],
  rulings: [
    {
      ruling: { kind: 'warn', player: 3, article: '3.11.2', remark: 'Talk.' },
      by: 'umpire',
      hand: 1,
      at: AT + 2000,
    },
  ],
} as const;
const whole = { ...state, forms, umpire };

describe('the score sheet as data', () => {
  it('has times, signatures, hands, fouls, rulings and appeals as JSON', () => {
    const json = sheetJson(english, whole, 'SPARR0W5');
    expect(json).toMatchObject({
      form: 'gorrion-score-sheet',
      table: 'SPARR0W5',
      from: '2026-11-24T15:00:00.000Z',
      to: '2026-11-24T17:30:00.000Z',
      fouls: [{ foul: 'false-hu-shape', at: '2026-11-24T15:00:01.000Z' }],
      rulings: [{ ruling: { article: '3.11.2' } }],
      appeals: [{ name: 'Mei', answer: null }],
    });
    expect(json.players[0]).toMatchObject({ position: 'east', signedAt: '2026-11-24T17:31:40.000Z' });
    expect(json.hands[0]).toMatchObject({ hand: 1, round: 'east', end: 'won' });
    expect(json.players.reduce((sum, { total }) => sum + total, 0)).toBe(0);
  });

  const csv = (of: typeof whole) => csvOf(sheetCells(english, of), ({ key }) => key);

  it('has for who has chosen no name the one that the page shows', () => {
    const places = whole.places.map(place => ({ ...place, name: 'bird:thrush' })) as never;
    const [appeal] = forms.appeals;
    const of = {
      ...whole,
      places,
      forms: { ...forms, appeals: [{ ...appeal, name: 'bird:heron' }], umpire: { name: 'bird:wren', at: AT } },
    } as never;
    const texts = [csv(of), JSON.stringify(sheetJson(english, of, 'SPARR0W5'))];
    for (const text of texts) {
      expect(text).not.toContain('bird:');
      expect(text).toContain('Thrush');
    }
    expect(texts[1]).toMatch(/Heron.*Wren/);
  });

  it('has a row a hand and the totals as CSV', () => {
    const rows = csv(whole).trimEnd().split('\r\n');
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^Hand,Ana \+,Ana -,Ana Total,/);
    expect(rows[1]!.split(',')).toHaveLength(13);
    expect(rows[2]).toMatch(/^Total,,,-\d+,/);
  });

  it('lets no name become a formula of a table program, or break a row', () => {
    const named = (name: string) => ({ ...whole, places: whole.places.map(place => ({ ...place, name })) }) as never;
    expect(csv(named('=1+1'))).toContain("'=1+1 +");
    expect(csv(named('a,"b"'))).toContain('"a,""b"" +"');
  });
});

describe('[R101] the score sheet', () => {
  it('notes offences and rulings with letters beside their hands', () => {
    expect(sheetNotes(english, whole).map(({ letter, hand }) => `${letter}${hand}`)).toEqual(['a1', 'b1']);
    const html = renderToStaticMarkup(<SessionSheet state={whole} code="SPARR0W5" />);
    expect(html).toMatch(/1 a b/);
    expect(html).toMatch(/signed \d{1,2}:\d\d/);
    expect(html).toContain('Appendix 5');
  });

  it('shows both totals of each column', () => {
    const html = renderToStaticMarkup(<SessionSheet state={whole} code="SPARR0W5" />);
    const total = html.slice(html.lastIndexOf('Total</th>'));
    expect(total.match(/<td/g)).toHaveLength(12);
  });
});

it('[R102] the record of fouls says who, where, what and what it cost', () => {
  expect(foulRows(english, whole)).toMatchObject([
    { where: 'Game 1, hand 1, East, West', nature: 'False Hu', penalty: expect.stringContaining('20') },
    {
      where: 'Game 1, hand 1, East, North',
      nature: 'Late, or another violation \u00a73.11.2',
      penalty: 'Warning: Tomás.',
      remarks: 'Talk.',
    },
  ]);
});

describe('the signatures of a game with an umpire', () => {
  const eva = { id: 'eva' as PersonId, name: 'Eva' };
  const ana = { id: 'ana' as PersonId, name: 'Ana' };
  const bot = { kind: 'bot', level: 'regular', name: 'Mirlo' } as const;
  const places = [state.places[0], bot, bot, bot] as const;
  const session = { ...state.session, phase: 'over' as const };
  const after = (signed: number | null): TableState => ({
    ...whole,
    places,
    session,
    umpire: { ...umpire, person: { ...eva, presence: 'here' } } as TableState['umpire'],
    forms: { ...forms, signed: [signed, null, null, null] },
  });

  it('count the umpire as well', () => {
    const words = (table: TableState) =>
      textOf(rendered(<SheetSignatures state={table} forms={table.forms!} />, { me: ana }));
    expect(words(after(null))).toContain('0 of 2 signed');
    expect(words(after(AT))).toContain('1 of 2 signed');
  });

  it('are led to from the top for whom the sheet waits for: first the player, then the umpire', () => {
    const waitsFor = (table: TableState) =>
      [ana, eva].filter(me => rendered(<SignWay state={table} />, { me }).includes('Sign the score sheet'));
    expect(waitsFor(after(null))).toEqual([ana]);
    expect(waitsFor(after(AT))).toEqual([eva]);
  });
});
