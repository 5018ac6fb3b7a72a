export { drawPicture } from './draw.ts';
export { drawnMoment, gameMoment, tableMoment } from './moments.ts';
export type { Invitation, Picture } from './picture.ts';
export { type Preview, previewOf } from './preview.ts';
export { HEIGHT, WIDTH } from './svg.ts';
