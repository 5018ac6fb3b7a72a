import { evaluateAsBeginner } from '../beginner/evaluate.ts';
export const evaluateAsRegular = evaluateAsBeginner;
