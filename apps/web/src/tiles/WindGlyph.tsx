import type { Seat } from '@gorrion/rules';

const SIGNS = ['g-E', 'g-S', 'g-W', 'g-N'] as const;

/** The character of a wind, as an outline in the colour of the text. */
export const WindGlyph = ({ wind }: { readonly wind: Seat }) => <Glyph id={SIGNS[wind]} />;

export const FlowerGlyph = () => <Glyph id="g-flower" />;

export const WinGlyph = () => <Glyph id="g-hu" />;

const Glyph = ({ id }: { readonly id: string }) => (
  <svg className="gl" viewBox="0 0 100 100" aria-hidden="true">
    <use href={`#${id}`} />
  </svg>
);
