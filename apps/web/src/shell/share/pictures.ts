import {
  drawnMoment,
  drawPicture,
  gameMoment,
  type Picture,
  type Shape,
  SIZES,
  type Size,
  tableMoment,
} from '@gorrion/pictures';
import type { Language } from '../../kit/i18n/language.ts';
import hanken from '../../kit/theme/fonts/hanken-grotesk.woff2?url';
import newsreader from '../../kit/theme/fonts/newsreader.woff2?url';
import { loadSprite } from '../../kit/tiles/sprite.ts';
import { saveFile } from '../../kit/ui/saveFile.ts';
import { isChangeOfMind } from '../page/shareLink.ts';
import type { ShareSubject } from './subject.ts';

/* Pictures as this device makes them: the drawing of `@gorrion/pictures`, with the page's own fonts in it. */

/** Returns what there is to show; undefined if there is nothing. */
export function pictureOf(subject: ShareSubject): Picture | undefined {
  switch (subject.of) {
    case 'move':
      return drawnMoment(subject.record, subject.hand, subject.move);
    case 'game':
      return gameMoment(subject.record);
    default:
      return tableMoment(subject.state, subject.of === 'table-hand' ? 'hand' : 'game');
  }
}

const FONTS = [
  ['Hanken Grotesk', '400 700', hanken],
  ['Newsreader', '500', newsreader],
] as const;

/** A picture that is an image sees no font of the page: it brings its own. */
async function fontStyles(): Promise<string> {
  const faces = await Promise.all(
    FONTS.map(async ([family, weight, address]) => {
      const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
      const signs = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${btoa(signs)}) format("woff2")}`;
    }),
  );
  return `<style>${faces.join('')}</style>`;
}

let made: Promise<readonly [drawings: Awaited<ReturnType<typeof loadSprite>>, styles: string]> | undefined;

/** Draws a picture as SVG, with the address that stands in it. */
export type DrawAt = (picture: Picture, address: string, shape: Shape) => string;

/** Resolves with what draws pictures in a language. */
export async function drawer(language: Language): Promise<DrawAt> {
  made ??= Promise.all([loadSprite(), fontStyles()]);
  try {
    const [drawings, styles] = await made;
    return (picture, address, shape) => drawPicture(picture, { language, drawings, address, styles, shape });
  } catch (error) {
    made = undefined;
    throw error;
  }
}

export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Resolves with a drawing of a size that can be put on a canvas. */
export async function imageOf(svg: string, { width, height }: Size): Promise<HTMLImageElement> {
  const image = new Image(width, height);
  image.src = addressOf(svg);
  await image.decode();
  return image;
}

export function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  return { canvas, pen };
}

/** Resolves with what is on a canvas as a PNG. */
export const fileOfCanvas = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      blob => (blob ? resolve(new File([blob], name, { type: blob.type })) : reject(new Error('no picture'))),
      'image/png',
    ),
  );

/** Resolves with a drawing of a size as a PNG; that of a wide picture by default. */
export async function pictureFile(svg: string, size: Size = SIZES.wide): Promise<File> {
  const { canvas, pen } = newCanvas(size.width, size.height);
  pen.drawImage(await imageOf(svg, size), 0, 0, size.width, size.height);
  return fileOfCanvas(canvas, 'gorrion.png');
}

/** Saves what was made on this device. */
export const save = (file: File): void => saveFile(file.name, file.type, file);

/** Sends what was made by the device's own ways; saves it where they fail, as some do after a long making. */
export async function sendFile(file: File): Promise<void> {
  const files = [file];
  if (!navigator.canShare?.({ files })) return save(file);
  await navigator.share({ files }).catch(error => {
    if (!isChangeOfMind(error)) save(file);
  });
}
