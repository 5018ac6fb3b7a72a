import { drawnMoment, drawPicture, gameMoment, HEIGHT, type Picture, tableMoment, WIDTH } from '@gorrion/pictures';
import type { Language } from '../../kit/i18n/language.ts';
import hanken from '../../kit/theme/fonts/hanken-grotesk.woff2?url';
import newsreader from '../../kit/theme/fonts/newsreader.woff2?url';
import { loadSprite } from '../../kit/tiles/sprite.ts';
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

/** Resolves with a function that draws pictures as SVG. */
export async function drawer(language: Language, address: string): Promise<(picture: Picture) => string> {
  made ??= Promise.all([loadSprite(), fontStyles()]);
  try {
    const [drawings, styles] = await made;
    return picture => drawPicture(picture, { language, drawings, address, styles });
  } catch (error) {
    made = undefined;
    throw error;
  }
}

export const addressOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Resolves with a drawing that can be put on a canvas. */
export async function imageOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.width = WIDTH;
  image.height = HEIGHT;
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
export const pngOfCanvas = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );

/** Resolves with a drawing as a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const { canvas, pen } = newCanvas(WIDTH, HEIGHT);
  pen.drawImage(await imageOf(svg), 0, 0, WIDTH, HEIGHT);
  return pngOfCanvas(canvas);
}
