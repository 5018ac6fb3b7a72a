export { breakLine } from './breakLine.ts';
export { BAR } from './geometry.ts';
export { type Layout, layoutOf } from './layout.ts';
export { modeOf } from './mode.ts';
export { nextRiverBox } from './river.ts';
export * from './types.ts';
