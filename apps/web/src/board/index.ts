export { MiniTile } from '../kit/tiles/index.ts';
export { Icon } from '../kit/ui/TableIcon.tsx';
export { modeOf, type Size } from './layout/index.ts';
export type { LogLine } from './log.ts';
export type { Finale, FinaleStage } from './parts/Finale.tsx';
export type { TilePointer } from './parts/Pointers.tsx';
export type { PlateInfo, RoutesShown, ScreenShown, TableLook, TableProps, TileMark } from './props.ts';
export { Table } from './Table.tsx';
