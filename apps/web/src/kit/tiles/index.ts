export { MiniTile, MiniTiles } from './MiniTiles.tsx';
export { rankedName, SPARROW, tileName, WINDS, windName } from './names.ts';
export { renewPictures, startPictures } from './pictures.ts';
export { TileFace } from './TileFace.tsx';
export { WindGlyph } from './WindGlyph.tsx';
