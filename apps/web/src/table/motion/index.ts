export { type Followed, follow, type KeyedBox } from './identity.ts';
export { durationOf, EASING, keyframesOf, type Move, type MoveKind, movesBetween } from './motion.ts';
