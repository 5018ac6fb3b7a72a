import type { FoulRecord, GivenRuling, TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { isGivenBack } from '@gorrion/table';
import { foulTold } from '../../board/log.ts';
import { costOf, foulName, foulSentence } from '../../board/logWords.ts';
import { nameAt } from '../../client/store/people.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { articleText, giverOf, penaltyText, rulingText } from './rulingText.ts';

/** A remark on the score sheet: a letter beside its hand, and what happened there. */
export interface SheetNote {
  readonly letter: string;
  readonly hand: number;
  readonly text: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Returns the letter of a remark on a sheet; remarks beyond the letters share the last one. */
export const letterOf = (remark: number): string => LETTERS[Math.min(remark, LETTERS.length - 1)]!;

const playerName = (t: Translate, state: TableState, player: Player): string =>
  t.nameOf(nameAt(state.places[player]) ?? '');

const ofFoul = (t: Translate, state: TableState, foul: FoulRecord) => {
  const line = foulTold(foul);
  return line && { hand: foul.hand, at: foul.at, text: foulSentence(t, line, playerName(t, state, foul.player)) };
};

const ofRuling = (t: Translate, state: TableState, given: GivenRuling) => ({
  hand: given.hand,
  at: given.at,
  text: `${rulingText(t, state, given.ruling)} (${giverOf(t, given)})`,
});

/** Returns a charge in words; undefined for an offence of which the game says nothing. */
export const chargeText = (t: Translate, state: TableState, charge: FoulRecord | GivenRuling): string | undefined =>
  ('foul' in charge ? ofFoul(t, state, charge) : ofRuling(t, state, charge))?.text;

/** Returns the remarks of the record of fouls on a charge. */
const remarksOn = (t: Translate, state: TableState, charge: FoulRecord | GivenRuling): string =>
  [
    'ruling' in charge && (charge.ruling.remark ?? giverOf(t, charge)),
    isGivenBack(state, charge) && t('forms.givenBack'),
  ]
    .filter(Boolean)
    .join(' ');

/** Returns what the sheet notes: offences and rulings, in their order. */
export function sheetNotes(t: Translate, state: TableState): readonly SheetNote[] {
  const fouls = (state.forms?.fouls ?? []).flatMap(foul => ofFoul(t, state, foul) ?? []);
  const rulings = (state.umpire?.rulings ?? []).map(given => ofRuling(t, state, given));
  return [...fouls, ...rulings]
    .sort((a, b) => a.at - b.at)
    .map(({ hand, text }, n) => ({ letter: letterOf(n), hand, text }));
}

/** A row of the record of fouls. */
export interface FoulRow {
  readonly name: string;
  readonly where: string;
  readonly nature: string;
  readonly penalty: string;
  readonly remarks: string;
  readonly at: number;
}

const place = (t: Translate, state: TableState, hand: number, round: number | undefined, seat: number | undefined) =>
  t('forms.place', {
    game: state.gamesPlayed + 1,
    hand,
    round: round === undefined ? '' : t(`wind.${round as 0}`),
    seat: seat === undefined ? '' : t(`wind.${seat as 0}`),
  });

/** Returns the round of a hand and a player's seat in it; nothing for a hand that was never dealt. */
function placeOfPlayer({ session }: TableState, hand: number, player: Player) {
  const { round, players } = session.results.find(({ number }) => number === hand) ?? {
    round: session.round,
    players: session.seating,
  };
  return hand > 0 ? { round, seat: players.indexOf(player) } : {};
}

/** Returns the rows of the record of fouls (Appendix 6): what the game punished, and what the umpire ruled. */
export function foulRows(t: Translate, state: TableState): readonly FoulRow[] {
  const fouls = (state.forms?.fouls ?? []).flatMap((foul): FoulRow[] => {
    const line = foulTold(foul);
    if (!line) return [];
    const where = place(t, state, foul.hand, foul.round, foul.seat);
    const name = playerName(t, state, foul.player);
    const remarks = remarksOn(t, state, foul);
    return [{ name, where, nature: foulName(t, line), penalty: costOf(t, line), remarks, at: foul.at }];
  });
  const rulings = (state.umpire?.rulings ?? []).flatMap((given): FoulRow[] => {
    const { ruling, hand, at } = given;
    if (ruling.kind === 'correct' || ruling.kind === 'replay-hand') return [];
    const { round, seat } = placeOfPlayer(state, hand, ruling.player);
    const where = place(t, state, hand, round, seat).replace(/[,，\s]+$/, '');
    const penalty = penaltyText(t, player => playerName(t, state, player), ruling);
    const name = playerName(t, state, ruling.player);
    return [{ name, where, nature: articleText(t, ruling), penalty, remarks: remarksOn(t, state, given), at }];
  });
  return [...fouls, ...rulings].sort((a, b) => a.at - b.at);
}
