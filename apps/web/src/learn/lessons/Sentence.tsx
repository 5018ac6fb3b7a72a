import { type Piece, piecesOf, type TileRow } from '@gorrion/learn/lessons';
import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';

interface SentenceProps {
  readonly text: string;
  /** The rows of the step, which the sentence may speak of. */
  readonly rows?: readonly TileRow[] | undefined;
}

function wordOf(t: Translate, piece: Exclude<Piece, { kind: 'tiles' }>): string {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'fan':
      return fanName(piece.fan, t.locale);
    case 'points':
      return t.number(piece.points);
    case 'call':
      return t.calls[piece.call.toLowerCase() as 'chow' | 'pung' | 'kong' | 'hu'];
  }
}

/** A sentence of a lesson, with its tiles drawn within the line. */
export function Sentence({ text, rows }: SentenceProps) {
  const t = useT();
  return piecesOf(text, rows).map((piece, n) =>
    piece.kind === 'tiles' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed sentence
      <span key={n} className="lesson-inline">
        <MiniTiles tiles={piece.tiles} corner />
      </span>
    ) : (
      wordOf(t, piece)
    ),
  );
}

/** The paragraphs of a text. */
export const Paragraphs = ({ text, rows }: SentenceProps) =>
  text.split('\n').map(paragraph => (
    <p key={paragraph}>
      <Sentence text={paragraph} rows={rows} />
    </p>
  ));
