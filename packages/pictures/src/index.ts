export { drawPicture } from './draw.ts';
export { drawnMoment, gameMoment, tableMoment } from './moments.ts';
export type { Invitation, Picture } from './picture.ts';
export { type Preview, previewOf } from './preview.ts';
export { SHAPES, type Shape, SIZES } from './shape.ts';
export { HEIGHT, type Size, WIDTH } from './svg.ts';
