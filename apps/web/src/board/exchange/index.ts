export { Exchanging } from './Exchanging.tsx';
