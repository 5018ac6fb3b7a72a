export { type Interference, interfere } from './interfere.ts';
