export { opinion } from './opinions.ts';
