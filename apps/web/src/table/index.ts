export { MiniTile, Sprite } from '../tiles/index.ts';
export type { LogLine } from './log.ts';
export { Icon } from './parts/Icon.tsx';
export type { PlateInfo, TableProps } from './props.ts';
export { Table } from './Table.tsx';
