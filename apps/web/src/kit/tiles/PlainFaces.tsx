import { faceIds, INDEX_SIGNS } from './ids.ts';

/*
 * What stands on the tiles until their drawings arrive: a number with the shape of its suit, or a letter. Text in the
 * fonts of the system, and the same symbols as in the sprite.
 */

const INK: Readonly<Record<string, string>> = { C: '#a32a22', B: '#1f6b3f', D: '#23408e' };
const DRAGON_INK: Readonly<Record<string, string>> = { R: '#a32a22', G: '#1f6b3f', W: '#23408e' };
const DRAGON_SIGN: Readonly<Record<string, string>> = { R: 'C', G: 'F', W: 'B' };

/** A symbol is drawn with the font of the place that uses it, unless it says its own. */
const PRINT = { fontFamily: 'system-ui, sans-serif', fontWeight: 600 } as const;

const Suit = ({ suit }: { readonly suit: string }) => {
  if (suit === 'D') return <circle cx="150" cy="300" r="46" fill="none" stroke="currentColor" strokeWidth="22" />;
  if (suit === 'B') return <rect x="128" y="244" width="44" height="116" rx="20" fill="currentColor" />;
  return <path d="M92 262H208M92 304H208M92 346H208" stroke="currentColor" strokeWidth="20" />;
};

const Sign = ({ children, y }: { readonly children: string; readonly y: number }) => (
  <text x="150" y={y} fontSize="190" {...PRINT} textAnchor="middle" fill="currentColor">
    {children}
  </text>
);

/** A face by the letters of its symbol: `t-D5`, `t-WE`, `t-DR`, `t-F1`; the back stays empty. */
function PlainFace({ id }: { readonly id: string }) {
  const [, family = '', sign = ''] = [...id.slice(1)];
  if (id === 't-BK') return null;
  if (family === 'W') return <Sign y={265}>{sign}</Sign>;
  const dragon = family === 'D' ? DRAGON_SIGN[sign] : undefined;
  if (dragon) {
    return (
      <g color={DRAGON_INK[sign]}>
        <Sign y={265}>{dragon}</Sign>
      </g>
    );
  }
  if (!(family in INK)) return <Sign y={265}>{`${family}${sign}`}</Sign>;
  return (
    <g color={INK[family]}>
      <Sign y={190}>{sign}</Sign>
      <Suit suit={family} />
    </g>
  );
}

/** Plain symbols under the names of all that the sprite draws for tiles and winds. */
export const PlainFaces = () => (
  <svg aria-hidden="true">
    <defs>
      {faceIds.map(id => (
        <symbol key={id} id={id} viewBox="0 0 300 400">
          <PlainFace id={id} />
        </symbol>
      ))}
      {INDEX_SIGNS.map(sign => (
        <g key={sign} id={`i-${sign}`}>
          <text y="22" fontSize="66" {...PRINT} textAnchor="middle" fill="currentColor">
            {sign}
          </text>
        </g>
      ))}
      {[...'ESWN'].map(sign => (
        <symbol key={sign} id={`g-${sign}`} viewBox="0 0 100 100">
          <text x="50" y="76" fontSize="74" {...PRINT} textAnchor="middle" fill="currentColor">
            {sign}
          </text>
        </symbol>
      ))}
    </defs>
  </svg>
);
