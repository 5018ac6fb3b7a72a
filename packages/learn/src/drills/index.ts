export { judge } from './judge/judge.ts';
export { canGrow, makeQuestion, type Wish } from './make/makeQuestion.ts';
export { reSuited } from './make/reSuited.ts';
export { type OwnQuestion, questionsOfReview } from './ofReview.ts';
export { loadPool, type Pool } from './pool/pool.ts';
export * from './question.ts';
