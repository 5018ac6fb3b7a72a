export { OldWays } from './OldWays.tsx';
