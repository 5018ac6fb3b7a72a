import { classicalQuery, classicalStateOf } from '@gorrion/learn/classicalHands';
import { EMPTY_STATE, queryOf, stateOf } from '@gorrion/learn/hands';
import type { Family } from './FamilyPage.tsx';

/** Returns the query of the same tiles, seat, self-draw and flowers by another family of rules. */
export function inFamily(family: Family, query: string): string {
  if (family === 'classical') {
    const { concealed, melds, winning, seatWind, selfDrawn, flowers } = stateOf(query).state;
    const { state } = classicalStateOf('');
    return classicalQuery({ ...state, concealed, melds, winning, seat: seatWind, selfDrawn, flowers });
  }
  const { concealed, melds, winning, seat, selfDrawn, flowers } = classicalStateOf(query).state;
  return queryOf({ ...EMPTY_STATE, concealed, melds, winning, seatWind: seat, selfDrawn, flowers });
}
