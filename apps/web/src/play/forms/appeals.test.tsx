// @vitest-environment happy-dom
import type { Appeal, GivenRuling, PersonId, TableState } from '@gorrion/protocol';
import { byPlayer } from '@gorrion/rules';
import { describe, expect, it, vi } from 'vitest';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import { foulRows } from '../../sheet/session/notes.ts';
import { english, speakEnglish } from '../../testing/english.ts';
import { finedTable } from '../../testing/finedTable.ts';
import { followed } from '../../testing/following.ts';
import { mounted } from '../../testing/mounted.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { wonTable } from '../../testing/wonTable.ts';
import { correctionAfter, rulingsOf } from '../umpire/draft.ts';
import { AppealNews } from './AppealNews.tsx';
import { Appeals } from './Appeals.tsx';

speakEnglish();
const { state } = wonTable();
const [ana, mei, bea] = ['ana', 'mei', 'bea'].map(name => ({ id: name as PersonId, name }));
const AT = Date.UTC(2026, 10, 24, 15, 0);
const NONE = [null, null, null, null] as const;

/** A game that is over among three people and a bot; Mei has appealed. */
const after = (more: Partial<Appeal> = {}): TableState => ({
  ...state,
  places: byPlayer(player => {
    const person = [ana, mei, bea][player];
    return person
      ? { kind: 'person' as const, ...person, presence: 'here' as const }
      : { kind: 'bot' as const, level: 'regular' as const, name: 'Mirlo' };
  }),
  session: { ...state.session, phase: 'over' },
  forms: {
    from: AT,
    to: AT + 1000,
    fouls: [],
    signed: NONE,
    absent: NONE,
    appeals: [{ by: 1, name: 'mei', hand: 1, text: 'I showed no tile.', at: AT + 2000, ...more }],
  },
});
const vote = { by: 0, isUpheld: true, remark: 'So it was.', name: 'ana', at: AT + 3000 } as const;
const upheld = { by: 'players', isUpheld: true, remark: '', name: '', at: AT + 3000 } as const;

describe('an appeal at a table', () => {
  const newsTo = (me: typeof ana, of: TableState) => textOf(rendered(<AppealNews table={followed(of)} />, { me: me! }));

  it('is told at the top to who decides it, to who wrote it, and to no spectator', () => {
    const who = '2 other players vote. More than half of the votes uphold it. Bots do not vote.';
    expect(newsTo(ana, after())).toBe(`mei has appealed against hand 1. ${who} Answer the appeal`);
    expect(newsTo(ana, after({ votes: [vote] }))).toContain('Show the appeal');
    expect(newsTo(bea, after({ votes: [vote] }))).toContain('Answer the appeal');
    expect(newsTo(mei, after())).toBe(`You have appealed against hand 1. ${who} Show the appeal`);
    expect(newsTo(mei, after({ votes: [vote], answer: upheld }))).toContain('The appeal is upheld.');
    expect(newsTo({ id: 'eva' as PersonId, name: 'Eva' }, after())).toBe('');
  });

  it('that was voted on begins who decided with a capital letter', () => {
    const html = rendered(<Appeals table={followed(after({ votes: [vote], answer: upheld }))} />, { me: mei! });
    expect(textOf(html)).toContain('Upheld. The other player, ');
  });

  it('asks for the reason of an answer on the press, and sends it once it is there', () => {
    const send = vi.spyOn(client, 'send').mockResolvedValue(true);
    useApp.setState({ me: ana });
    const { host, fire } = mounted(<Appeals table={followed(after())} />);
    const press = (name: string) =>
      fire(
        [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)!,
        new MouseEvent('click', { bubbles: true }),
      );
    const field = host.querySelector('textarea')!;
    press('Reject');
    expect(host.querySelector('[role="alert"]')?.textContent).toContain('Write your reason first.');
    expect(document.activeElement).toBe(field);
    expect(send).not.toHaveBeenCalled();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(field, ' The log\nsays so. ');
    fire(field, new Event('input', { bubbles: true }));
    press('Uphold');
    expect(send.mock.calls).toEqual([
      [{ type: 'answer-appeal', appeal: 0, isUpheld: true, remark: 'The log says so.' }],
    ]);
    send.mockRestore();
  });

  it('opens its form with the focus in it, for who writes it and who answers it', () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    useApp.setState({ me: mei });
    vi.spyOn(client, 'now').mockReturnValue(AT + 3000);
    const { umpire } = finedTable().state;
    const { host, fire, render } = mounted(<Appeals table={followed({ ...after(), umpire })} />);
    const press = (name: string) =>
      fire(
        [...host.querySelectorAll('button')].find(({ textContent }) => textContent === name)!,
        new MouseEvent('click', { bubbles: true }),
      );
    press('Write an appeal');
    expect(document.activeElement).toBe(host.querySelector('.appeal-form textarea'));
    const against = host.querySelector('.appeal-form fieldset')!;
    expect(against.textContent).toMatch(/^AgainstThe hand as a whole.+\b10\b/);
    expect([...against.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true]);
    expect(scrolled).toHaveBeenCalled();
    useApp.setState({ me: ana });
    render(
      <>
        <AppealNews table={followed(after())} />
        <Appeals key="other" table={followed(after())} />
      </>,
    );
    press('Answer the appeal');
    expect(document.activeElement).toBe(host.querySelector('li textarea'));
    vi.restoreAllMocks();
  });

  describe('that is upheld', () => {
    const eva = { id: 'eva' as PersonId, name: 'Eva' };
    const person = { ...eva, presence: 'here' } as const;
    const upheldAt = (more: Partial<NonNullable<TableState['umpire']>>): TableState => {
      const table = after({ votes: [vote], answer: upheld });
      return { ...table, umpire: { isStopped: false, callers: [], rulings: [], ...more } };
    };
    const correction = { kind: 'correct', changes: [0, 10, 0, 0], article: '3.11.2', remark: 'So.' } as const;
    const corrected = { ruling: correction, by: 'umpire', hand: 1, at: AT + 4000 } as const;

    it.each([
      ['the umpire to correct it', eva, { person }, 'Correct the points. Then all sign again. Correct the points'],
      ['the players that the umpire does', ana, { person }, 'The umpire corrects the points. Then all sign again.'],
      [
        'the players without an umpire to agree',
        bea,
        {},
        'One of you proposes the correction. Once all agree, all sign again. Propose the correction',
      ],
      [
        'all to sign once it is corrected',
        eva,
        { person, rulings: [corrected] },
        'The points are corrected. All sign again.',
      ],
    ])('tells %s', (_, me, umpire, told) => {
      expect(newsTo(me!, upheldAt(umpire))).toBe(
        `mei has appealed against hand 1. The appeal is upheld. ${told} Show the appeal`,
      );
    });

    it('says no more of it once all have signed again', () => {
      const table = upheldAt({});
      const signed = [AT + 5000, AT + 5000, AT + 5000, null] as const;
      expect(newsTo(ana!, { ...table, forms: { ...table.forms!, signed } })).toContain('upheld. Show the appeal');
    });

    it('gives back what the charge named by the appeal cost, and the record of fouls says so', () => {
      const table = finedTable().state;
      const ruling = { kind: 'points', player: 1, points: 20, paidTo: 'nobody', article: '3.11.3' } as const;
      const late = { ruling, by: 'umpire', hand: 1, at: AT + 1500 } as const;
      const rulings = [...table.umpire!.rulings, late];
      const appeal = { ...after({ votes: [vote], answer: upheld }).forms!.appeals[0]!, charge: 1 };
      const ruled = { ...upheldAt({ rulings }), forms: { ...after().forms!, appeals: [appeal] } };
      const draft = correctionAfter(ruled, appeal, 'Upheld.');
      expect(draft).toMatchObject({ changes: [0, 20, 0, 0], article: '3.11.3' });
      const remarks = (more: readonly GivenRuling[]) =>
        foulRows(english, { ...ruled, umpire: { ...ruled.umpire!, rulings: [...rulings, ...more] } }).map(
          row => row.remarks,
        );
      expect(remarks([]).at(-1)).toBe('Ruling of the umpire');
      expect(remarks([corrected])).toEqual([
        ...Array(2).fill('Ruling of the umpire'),
        'Ruling of the umpire Points given back on appeal.',
      ]);
    });

    it('offers a correction that gives back the fine that it names, and nothing where it names none', () => {
      const { umpire } = finedTable().state;
      const [whole] = after().forms!.appeals;
      const draft = correctionAfter(upheldAt({ ...umpire }), { ...whole!, charge: 0 }, 'Upheld.');
      expect(rulingsOf(draft, { off: 0, taken: 10 })).toEqual([{ ...correction, remark: 'Upheld.' }]);
      expect(correctionAfter(upheldAt({ ...umpire }), whole!, '').changes).toEqual([0, 0, 0, 0]);
    });
  });
});
