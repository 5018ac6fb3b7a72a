import { isClassicalQuery } from '@gorrion/learn/classicalHands';
import { type CalculatorState, queryOf, stateOf } from '@gorrion/learn/hands';
import { type AddressOf, type HandEditor, useEditor } from './useEditor.ts';

const ADDRESS: AddressOf<CalculatorState> = { queryOf, stateOf, isOf: query => !isClassicalQuery(query) };

/** The state of the calculator of the competition's rules. */
export const useCalculator = (): Calculator => useEditor(ADDRESS);

export type Calculator = HandEditor<CalculatorState>;
