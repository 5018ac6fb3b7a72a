import type { Seat } from '@gorrion/rules';

const SIGNS = ['g-E', 'g-S', 'g-W', 'g-N'] as const;

/** The Chinese character of a wind, as an outline in the colour of the text. */
export const WindGlyph = ({ wind }: { readonly wind: Seat }) => (
  <svg className="gl" viewBox="0 0 100 100" aria-hidden="true">
    <use href={`#${SIGNS[wind]}`} />
  </svg>
);
