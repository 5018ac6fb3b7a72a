export { botsOf, playGame } from './botGame.ts';
export { goal, onTurn, opinion } from './opinions.ts';
