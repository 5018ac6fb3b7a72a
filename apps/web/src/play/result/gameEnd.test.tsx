import type { TableCode, TableState } from '@gorrion/protocol';
import {
  decideSession,
  type EndReason,
  evolveSession,
  type McrRules,
  macau,
  type SessionOptions,
} from '@gorrion/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { FollowedTable } from '../../client/store/following.ts';
import { countedTable } from '../../testing/countedTable.ts';
import { speakEnglish } from '../../testing/english.ts';
import { finedTable } from '../../testing/finedTable.ts';
import { dealtTable } from '../../testing/table.ts';
import { wonTable } from '../../testing/wonTable.ts';
import GameEnd from './GameEnd.tsx';

vi.stubGlobal('location', { host: 'localhost' });
afterAll(() => vi.unstubAllGlobals());
speakEnglish();

const NOBODY = [null, null, null, null] as const;
const FORMS = { from: 1, to: 2, fouls: [], signed: NOBODY, absent: NOBODY, appeals: [] } as const;

/** Returns the page after the game of a table has ended. */
function endOf(
  state: TableState,
  viewer: FollowedTable['viewer'] = 'spectator',
  reason: EndReason = 'complete',
): string {
  const end = decideSession(state.session, { type: 'end', reason: 'time' });
  if (!end.ok) throw new Error(end.error.code);
  const session = end.value.reduce(evolveSession, state.session);
  const over = session.end ? { ...session, end: { ...session.end, reason } } : session;
  const table: FollowedTable = {
    code: 'MACA2345' as TableCode,
    viewer,
    seq: 0,
    state: { ...state, session: over },
    watchers: 0,
    isFrozen: false,
    epoch: 1,
    recent: [],
    moves: [],
  };
  return renderToStaticMarkup(<GameEnd table={table} now={table} />);
}

/** Returns the text of the page after the game of a table has ended. */
const textOfEnd = (state: TableState, viewer?: FollowedTable['viewer'], reason?: EndReason): string =>
  endOf(state, viewer, reason)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the end of a game', () => {
  it('calls nobody tied where no hand was played to its end', () => {
    const page = endOf(dealtTable().state, 0, 'abandoned');
    expect(page).toContain('No hand was finished');
    for (const untrue of ['tied', 'Ranking', 'Review this game', 'Share', 'penalties', 'How it went'])
      expect(page).not.toContain(untrue);
  });

  it('ranks by the penalties where no hand was played to its end, and by table points at an event', () => {
    const fined = textOfEnd(finedTable().state, 0, 'abandoned');
    expect(fined).toMatch(/Ended before the first hand was over\. Only the penalties count\. No hand was finished/);
    expect(fined).toMatch(/4\. Botan \u221260/);
    const event = { kind: 'tournament', id: 'ab23cd45', name: 'Spring', session: 1, table: 2 } as const;
    expect(endOf({ ...dealtTable().state, event })).toContain('aria-label="Ranking"');
  });

  it('[C14] of the older ways tells rounds and hands, and ranks by points alone', () => {
    const text = textOfEnd(countedTable({ drawnBefore: 2 }));
    expect(text).toContain('1 round complete. 3 hands were played.');
    expect(text).toMatch(/Ana wins the game/);
    expect(text).toContain('1. Ana +2,112');
    expect(text).not.toContain('table point');
  });

  it('[C14] names the winner of each round where rounds have one', () => {
    const rules = { ...macau, bankerHands: 1, winnerOfRound: true } as const;
    expect(endOf(countedTable({ rules, drawnBefore: 3 }))).toContain('aria-label="Winner of each round"');
    expect(textOfEnd(countedTable({ rules, drawnBefore: 3 }))).toMatch(/Round Winner Points 1 Tomás \+2,112/);
    expect(endOf(countedTable({ rules, drawnBefore: 2 }))).not.toContain('Winner of each round');
  });

  it('of a casual game offers its review, and no form of a competition', () => {
    const { state } = wonTable();
    const { hand, ...session } = state.session;
    const casual = { ...session.options, rules: { ...hand.rules, assist: 'assisted', scoreMode: 'auto' } };
    const of = (rules: Partial<McrRules>) => {
      const options = { ...casual, rules: { ...casual.rules, ...rules } } as SessionOptions;
      return textOfEnd({ ...state, forms: FORMS, session: { ...session, hand, options } }, 0);
    };
    expect(of({})).toMatch(/Review this game Play again Share/);
    for (const form of ['Signatures', 'Record of fouls', 'Appeals', 'final once signed']) {
      expect(of({})).not.toContain(form);
      expect(of({ assist: 'strict' })).toContain(form);
    }
    // The sheet comes first then, and another game after it.
    expect(of({ assist: 'strict' })).toMatch(/Review this game Share .* Play again/);
    expect(of({ assist: 'strict' }).match(/Play again(?!\?)/g)).toHaveLength(1);
  });

  it('isolates a name from what stands beside it, whichever way it is written', () => {
    const { state } = wonTable();
    const places = state.places.map(place => ({ ...place, name: 'عبد الرحمن' })) as never;
    expect(endOf({ ...state, places }, 0)).toMatch(/2\.<\/span> <bdi>[^<]*عبد الرحمن[^<]*<\/bdi>/);
  });

  it('[R86] of the competition has table points', () => {
    expect(textOfEnd(wonTable().state)).toContain('4 table points');
  });

  it('of an event leads back to its page, and to no other game at its table', () => {
    const at = (kind: 'duplicate' | 'tournament') =>
      endOf({ ...wonTable().state, event: { kind, id: 'ab23cd45', name: 'Spring', session: 1, table: 2 } });
    expect(at('duplicate')).toContain('href="/d/ab23cd45"');
    expect(at('tournament')).toContain('href="/e/ab23cd45"');
    for (const page of [at('duplicate'), at('tournament')]) {
      expect(page).toContain('Back to Spring');
      expect(page).not.toContain('next-game');
    }
    expect(endOf(wonTable().state)).toContain('next-game');
  });
});
