export { MiniTile, type MiniTileProps, MiniTiles, type MiniTilesProps } from './MiniTiles.tsx';
export { tileName, windName } from './names.ts';
export { Sprite } from './Sprite.tsx';
export { indexSign, TileFace } from './TileFace.tsx';
export { FlowerGlyph, WindGlyph, WinGlyph } from './WindGlyph.tsx';
