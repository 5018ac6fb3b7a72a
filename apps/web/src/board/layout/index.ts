export { breakLine } from './breakLine.ts';
export { BAR } from './geometry.ts';
export { type Layout, layoutOf } from './layout.ts';
export { countedStack, deadWall, liftedStack, looseTiles } from './loose.ts';
export { modeOf } from './mode.ts';
export { nextRiverBox } from './river.ts';
export { type StackSpot, stackSpot } from './stackSpot.ts';
export * from './types.ts';
