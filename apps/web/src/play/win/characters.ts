const [WIDTH, HEIGHT] = [40, 24];
let known: boolean | undefined;

/** Returns the picture of a character. */
function pictureOf(character: string): string | undefined {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.font = '20px serif';
  pen.fillText(character, 2, 20);
  return canvas.toDataURL();
}

/** Whether the device has Chinese characters: without a font for them all of them look alike. */
export function hasCharacters(): boolean {
  known ??= pictureOf('清') !== pictureOf('龙');
  return known;
}
