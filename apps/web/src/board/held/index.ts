export { HeldSurface } from './HeldSurface.tsx';
