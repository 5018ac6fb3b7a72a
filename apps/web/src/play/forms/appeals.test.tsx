// @vitest-environment happy-dom
import type { Appeal, PersonId, TableState } from '@gorrion/protocol';
import { byPlayer } from '@gorrion/rules';
import { describe, expect, it, vi } from 'vitest';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { wonTable } from '../../testing/wonTable.ts';
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
  const newsTo = (me: typeof ana, of: TableState) => textOf(rendered(<AppealNews state={of} />, { me: me! }));

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
    const html = rendered(<Appeals state={after({ votes: [vote], answer: upheld })} code="SPARR0W5" />, { me: mei! });
    expect(textOf(html)).toContain('Upheld. The other player, ');
  });

  it('asks for the reason of an answer on the press, and sends it once it is there', () => {
    const send = vi.spyOn(client, 'send').mockResolvedValue(true);
    useApp.setState({ me: ana });
    const { host, fire } = mounted(<Appeals state={after()} code="SPARR0W5" />);
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
});
