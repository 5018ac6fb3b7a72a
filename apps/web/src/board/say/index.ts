export { FoulSlip } from './FoulSlip.tsx';
export { Penalties } from './Penalties.tsx';
export { Saying } from './Saying.tsx';
