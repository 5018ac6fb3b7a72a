export { MiniTile, MiniTiles } from './MiniTiles.tsx';
export { rankedName, tileName, windName } from './names.ts';
export { Sprite } from './Sprite.tsx';
export { TileFace } from './TileFace.tsx';
export { WindGlyph } from './WindGlyph.tsx';
