import type { EventAppeal } from '@gorrion/events/tournament';
import { describe, expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { eventView, players, sessionView, tableView } from '../organiser/testing/view.ts';
import { AppealList } from './Appeals.tsx';

speakEnglish();
const answer = { isUpheld: false, remark: 'It was late.', by: 'Olga', at: 2 };
const waiting: EventAppeal = {
  ...{ number: 1, session: 1, table: 2, hand: 3, by: 'Bea', text: 'In time.', at: 1, stage: 'committee' },
};
const view = eventView({
  players: players(8),
  sessions: [sessionView(1, { tables: [tableView(1), tableView(2)] })],
  rulings: [
    {
      ...{ number: 4, session: 1, table: 2, hand: 3, by: 'Uma', at: 1 },
      ruling: { kind: 'points', player: 1, points: 10, paidTo: 'nobody', article: '3.11.2' },
    },
  ],
});
const shown = (own: Partial<EventAppeal>) => {
  const html = rendered(<AppealList view={view} appeals={[{ ...waiting, ...own }]} send={async () => true} />);
  return { html, text: textOf(html) };
};

describe('an appeal of an event [R99]', () => {
  it('says where it stands and who decides', () => {
    expect(shown({}).text).toContain('nobody who ruled at the table');
    expect(shown({ stage: 'nobody', answer }).text).toContain('invite someone to the appeals committee');
    expect(shown({ stage: 'chief-umpire', answer }).text).toContain('Waits for the chief umpire');
    const final = { isUpheld: true, remark: 'It was not.', by: 'Sol', at: 4 };
    const { text } = shown({ stage: 'decided', answer, further: { by: 'Bea', at: 3 }, final });
    expect(text).toMatch(/Rejected.*It was late\..*Bea took it to the chief umpire.*decided: Upheld.*It was not\./);
    expect(text).not.toContain('Waits');
  });

  it('names the ruling that it is against', () => {
    expect(shown({}).text).not.toContain('Against');
    expect(shown({ against: { ruling: 4 } }).text).toMatch(/Against: .*Player 2.* 10 .*Uma.* In time\./);
  });

  it('is answered by whom the server lets decide, and goes further while there is time', () => {
    expect(shown({}).html).not.toMatch(/<textarea|<button/);
    expect(shown({ mayAnswer: true }).html).toMatch(/<textarea.*Uphold.*Reject/);
    expect(shown({ stage: 'decided', answer, furtherUntil: Date.now() + 1e6 }).html).toContain('Take it to the chief');
    expect(shown({ stage: 'decided', answer, furtherUntil: 1 }).html).not.toContain('<button');
  });
});
