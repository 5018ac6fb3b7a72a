export * from './question.ts';
