export { MiniTile, MiniTiles } from './MiniTiles.tsx';
export { rankedName, SPARROW, tileName, windName } from './names.ts';
export { renewPictures, startPictures } from './pictures.ts';
export { TileFace } from './TileFace.tsx';
export { WindGlyph } from './WindGlyph.tsx';
export { WINDS } from './winds.ts';
