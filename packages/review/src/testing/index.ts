export { botsOf, playGame } from './botGame.ts';
export { opinion } from './opinions.ts';
