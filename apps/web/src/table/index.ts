export {
  MiniTile,
  type MiniTileProps,
  MiniTiles,
  type MiniTilesProps,
  Sprite,
  TileFace,
  tileName,
  WindGlyph,
  windName,
} from '../tiles/index.ts';
export { type LogKind, type LogLine, logLines, sentence } from './log.ts';
export { Dice, Die } from './parts/Die.tsx';
export { Icon, type IconName } from './parts/Icon.tsx';
export { Ring } from './parts/Ring.tsx';
export type { Clock, PlateInfo, Presence, TableProps, TableSettings } from './props.ts';
export { laidMeld } from './scene.ts';
export { Table } from './Table.tsx';
