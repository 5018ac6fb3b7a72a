import type { Seat } from '@gorrion/rules';
import { useSyncExternalStore } from 'react';
import { onPictures, windOf } from './pictures.ts';

const SIGNS = ['E', 'S', 'W', 'N'] as const;

/** The Chinese character of a wind, as an outline in the colour of the text. */
export function WindGlyph({ wind }: { readonly wind: Seat }) {
  const read = () => windOf(SIGNS[wind]);
  const drawing = useSyncExternalStore(onPictures, read, read);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is the page's own file
  return <svg className="gl" viewBox="0 0 100 100" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawing }} />;
}
