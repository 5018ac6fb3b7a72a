export { interfere } from './interfere.ts';
