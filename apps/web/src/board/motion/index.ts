export { Animator, type Flight } from './animator.ts';
export { follow, type KeyedBox, type TrackedBoxes } from './identity.ts';
export {
  discardMove,
  durationOf,
  EASING,
  heldFrom,
  leavingFrames,
  type Move,
  movesBetween,
} from './motion.ts';
export { keepingSame, type Zones, zoneOf, zonesOf } from './sharing.ts';
