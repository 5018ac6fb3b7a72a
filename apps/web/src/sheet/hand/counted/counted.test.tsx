import { bySeat, HIDDEN, macau, type Player, type WonOutcome } from '@gorrion/rules';
import { tile, tiles } from '@gorrion/rules/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { en } from '../../../app/words/en/index.ts';
import { callListOf, speakCalls } from '../../../kit/i18n/index.ts';
import { translator } from '../../../kit/i18n/translate.ts';
import { type CountedTable, countedTable } from '../../../testing/countedTable.ts';
import { english, speakEnglish } from '../../../testing/english.ts';
import { handResult } from '../handResult.ts';
import { manner } from '../manner.ts';
import { CountedSheet } from './CountedSheet.tsx';
import { shownGroups } from './groups.ts';
import { NextBankerNote } from './NextBankerNote.tsx';
import { nextBanker } from './next.ts';
import { RoundWinner } from './RoundWinner.tsx';
import { setWords } from './setWords.ts';

speakEnglish();
speakCalls(callListOf({ ruleset: 'macau' }));

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function sheet(wish: CountedTable = {}) {
  const state = countedTable(wish);
  const result = handResult(state)!;
  const won = result.outcome as WonOutcome;
  const html = renderToStaticMarkup(<CountedSheet state={state} result={result} won={won} me={1} corner={false} />);
  return { state, result, won, html, text: textOf(html) };
}

describe('the sheet of a counted hand', () => {
  const { text, result, html } = sheet();

  it('[C46] shows the product of the text’s example: 66 × 2 × 2 × 2 = 528', () => {
    expect(text).toContain('66 × 2 × 2 × 2 = 528');
  });

  it('[C38] [C39] names every group with its points, and 20 for Mah-Jong', () => {
    expect(text).toContain('Mah-Jong 20');
    const of1920 = translator('en', en, callListOf({ ruleset: 'spanish1920' }));
    expect(of1920('counted.wins', { name: 'Mei' })).toBe('Mei makes Mah Jongg');
    expect(text).toContain('kong of Red Dragons, concealed 32');
    expect(text).toContain('pung of South Winds, concealed 8');
    expect(text).toContain('pung of 9 Dots, exposed 4');
    expect(text).toContain('pair of White Dragons 2');
    expect(text).toContain('kong of 5 Dots, exposed 8');
  });

  it('[C18] counts flowers and seasons by their names', () => {
    expect(text).toContain('Bamboo flower and Autumn 8');
  });

  it('[C42] [C43] gives the reason of every double', () => {
    expect(text).toContain('Doubles: Red Dragon 1, Own wind 1, Three pungs 1');
    expect(text).toContain('Doubles: Own wind 1, Banker’s wind 1');
    expect(text).toContain('Doubles: none');
  });

  it('[C48] has the losers pay the winner 528, 528 and, as banker, 1,056', () => {
    expect(text).toContain('Mei pays you 528 528 to the winner');
    expect(text).toContain('Botan pays you 528 528 to the winner');
    expect(text).toContain('Tomás pays you 1,056 528 to the winner, doubled with the banker');
  });

  it('[C49] has the losers settle their differences, doubled with the banker', () => {
    expect(text).toContain('Botan pays Tomás 52 40 − 14 = 26, doubled with the banker');
    expect(text).toContain('Mei pays Tomás 40 40 − 20 = 20, doubled with the banker');
    expect(text).toContain('Botan pays Mei 6 20 − 14 = 6');
  });

  it('[C49] adds up to 0 and shows the totals, the best first', () => {
    expect(text).toContain('adds up to 0');
    expect(text).toMatch(/You 0 \+2,112 \+2,112 .*Botan|You 0 \+2,112 \+2,112 Mei/);
    expect(result.payments.reduce((sum, { change }) => sum + change, 0)).toBe(0);
  });

  it('shows the winner first and in a frame', () => {
    expect(html.indexOf('hd4 win')).toBeLessThan(html.indexOf('class="card hd4"'));
    expect(html.match(/class="card hd4( win)?"/g)).toHaveLength(4);
  });

  it('says in words how the hand was won', () => {
    expect(manner(english, result, 1)).toBe('on 5 Characters, discarded by Mei');
  });
});

describe('the tiles of a counted hand', () => {
  const { state, won } = sheet();
  const { hand } = state.session;
  const groups = (seat: 0 | 1 | 2 | 3) => shownGroups(hand, seat, won.scores[seat].counted!);

  it('[C31] lie with the inner tiles face down where a pung or kong was made in the hand', () => {
    expect(groups(1).map(group => group.tiles)).toEqual([
      [tile('C'), HIDDEN, HIDDEN, tile('C')],
      tiles('999p'),
      tiles('345m'),
      [tile('S'), HIDDEN, tile('S')],
      tiles('PP'),
    ]);
  });

  it('mark the tile that the hand was won on', () => {
    expect(groups(1).map(({ winning }) => winning)).toEqual([undefined, undefined, 2, undefined, undefined]);
  });

  it('are all shown, those without a group by suit', () => {
    for (const seat of [0, 1, 2, 3] as const) {
      const { melds, concealed } = hand.seats[seat];
      const shown = groups(seat).reduce((sum, group) => sum + group.tiles.length, 0);
      const kongs = melds.filter(({ kind }) => kind === 'kong').length;
      expect(shown).toBe(concealed.length + 3 * melds.length + kongs + (seat === 1 ? 1 : 0));
    }
  });
});

describe('the limit', () => {
  const hands = [
    { concealed: '123456789m23p5s' },
    { concealed: 'SSSCCCFFF9p', melds: [{ kind: 'pung', tile: tile('P'), from: 0 } as const] },
    { concealed: '123456789m23p5s' },
    { concealed: '123456789m23p5s' },
  ];

  it('[C47] cuts a product, and the sheet says so', () => {
    const { text, won } = sheet({ hands, winning: '9p', rules: { ...macau, limit: 1000 } });
    expect(won.scores[1].counted?.total).toBe(1000);
    expect(text).toMatch(/cut to the limit of 1,000|the limit, 1,000/);
    expect(text).toContain('limit 1,000, with the banker 2,000');
  });
});

describe('the next banker', () => {
  const noteOf = (wish: CountedTable, me?: Player) =>
    textOf(
      renderToStaticMarkup(
        <NextBankerNote
          session={countedTable(wish).session}
          me={me}
          nameOf={player => ['Tomás', 'Ana', 'Botan', 'Mei'][player]!}
        />,
      ),
    );

  it('[C12] is the player to the right when the banker loses', () => {
    expect(noteOf({})).toContain(
      'Tomás loses as banker, so Ana is banker next and becomes East. It is the last round.',
    );
  });

  it('[C13] stays after a drawn hand, and the note counts the hands', () => {
    expect(noteOf({ isDrawn: true })).toContain(
      'Nobody won, so Tomás stays banker. It will be hand 2 of at most 3 in a row.',
    );
  });

  it('[C13] passes after three hands in a row', () => {
    expect(noteOf({ isDrawn: true, drawnBefore: 2 })).toContain(
      'Tomás has been banker for 3 hands in a row, so Ana is banker next',
    );
  });

  it('[C13] stays without a most number until the banker loses', () => {
    const rules = { ...macau, bankerHands: 'until-lost' } as const;
    expect(noteOf({ isDrawn: true, drawnBefore: 3, rules })).toContain(
      'It will be hand 5 in a row, until the banker loses.',
    );
  });

  it('is “you” where it is the reader, as everywhere on the sheet', () => {
    expect(noteOf({}, 0)).toContain('You lose as banker, so Ana is banker next and becomes East.');
    expect(noteOf({}, 1)).toContain('Tomás loses as banker, so you are banker next and become East.');
    expect(noteOf({ isDrawn: true }, 0)).toContain('Nobody won, so you stay banker.');
    expect(noteOf({ isDrawn: true, drawnBefore: 2 }, 1)).toContain(
      'Tomás has been banker for 3 hands in a row, so you are banker next and become East.',
    );
    expect(sheet().text).not.toContain('Ana');
  });

  it('is not told in the competition’s rules', () => {
    const { session } = countedTable();
    expect(nextBanker({ ...session, results: [] })).toBeUndefined();
  });
});

describe('the words of the text', () => {
  it('are Portuguese for Macau, Spanish for the pamphlet, and none for the text of the 1920s', () => {
    const of = (id: 'macau' | 'pamphlet' | 'spanish1920') => setWords(english, id, true);
    expect([of('macau').chow, of('macau').pung, of('macau').kong]).toEqual(['chau', 'pongue', 'congue']);
    expect([of('macau').banker, of('macau').opener]).toEqual(['banqueiro', 'abridor']);
    expect([of('pamphlet').chow, of('pamphlet').pung, of('pamphlet').kong]).toEqual([
      'secuencia',
      'berlanga',
      'cuadro',
    ]);
    expect(of('spanish1920')).toEqual(setWords(english, 'spanish1920', false));
  });

  it('[C50] a drawn hand moves no points', () => {
    const drawn = handResult(countedTable({ isDrawn: true }))!;
    expect(bySeat(seat => drawn.payments[seat].change)).toEqual([0, 0, 0, 0]);
  });
});

describe('[C14] the winner of a round', () => {
  const rules = { ...macau, bankerHands: 1, winnerOfRound: true } as const;
  const NAMES = ['Tomás', 'Ana', 'Botan', 'Mei'];
  const said = (wish: CountedTable, me?: Player) =>
    textOf(
      renderToStaticMarkup(
        <RoundWinner session={countedTable(wish).session} me={me} nameOf={player => NAMES[player]!} />,
      ),
    );

  it('stands on the sheet of the hand that ends it, with their points', () => {
    const last = { rules, drawnBefore: 3 };
    expect(said(last)).toContain('Round 1 goes to Tomás: +2,112.');
    expect(said(last, 0)).toContain('Round 1 goes to you: +2,112.');
    expect(said({ ...last, isDrawn: true })).toContain('Round 1 is shared by Tomás, Ana, Botan, and Mei: 0 each.');
    expect(sheet(last).text).toContain('Round 1 goes to Tomás: +2,112.');
  });

  it('is not said within a round, or where rounds have none', () => {
    expect(said({ rules, drawnBefore: 2 })).toBe('');
    expect(said({ rules: { ...rules, winnerOfRound: false }, drawnBefore: 3 })).toBe('');
  });
});
