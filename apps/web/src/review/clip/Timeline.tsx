import type { Seat } from '@gorrion/rules';
import type { ReplayHand } from '@gorrion/table';
import { useEffect, useRef } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Labelled } from '../../kit/ui/Field.tsx';
import type { Range } from '../../shell/share/clip.ts';
import { towards, withFrom, withTo } from './choices.ts';

/** Returns a sentence without the stop at its end, as a part of another one. */
const bare = (sentence: string): string => sentence.replace(/[.。]$/, '');

interface TimelineProps {
  readonly hand: ReplayHand;
  readonly range: Range;
  readonly onRange: (range: Range) => void;
  readonly saidOf: (move: number) => string;
  readonly nameOf: (seat: Seat) => string;
}

/** The moves of a hand, of which a clip has those from one to another. */
export function Timeline({ hand, range, onRange, saidOf, nameOf }: TimelineProps) {
  const t = useT();
  const strip = useRef<HTMLOListElement>(null);
  const last = hand.moves.length - 1;
  const { from, to } = range;
  // The begin of the clip stays in sight, also where all moves have no room.
  useEffect(() => {
    const list = strip.current;
    const first = list?.children[from] as HTMLElement | undefined;
    if (list && first) list.scrollLeft = first.offsetLeft - first.offsetWidth;
  }, [from]);
  return (
    <Card
      className="stack"
      title={t('clip.fromTo', { from: bare(saidOf(from)), to: bare(saidOf(to)) })}
      foot={<p className="fine">{t('clip.how')}</p>}
    >
      <ol className="scroller clip-strip" ref={strip}>
        {hand.moves.map(({ kind, seat, tile, fact }, move) => (
          <li key={fact}>
            <button
              type="button"
              className={move < from || move > to ? 'out' : undefined}
              aria-pressed={move >= from && move <= to}
              aria-label={saidOf(move)}
              title={saidOf(move)}
              tabIndex={-1}
              onClick={() => onRange(towards(range, move))}
            >
              {tile === undefined ? <span className="clip-none" /> : <MiniTile tile={tile} decorative />}
              <span dir="auto">
                {seat === undefined ? bare(saidOf(move)) : `${kind === 'draw' ? '+ ' : ''}${nameOf(seat)}`}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <End label={t('clip.from')} {...{ last, saidOf }} value={from} onMove={move => onRange(withFrom(range, move))} />
      <End label={t('clip.to')} {...{ last, saidOf }} value={to} onMove={move => onRange(withTo(range, move))} />
    </Card>
  );
}

interface EndProps extends Pick<TimelineProps, 'saidOf'> {
  readonly label: string;
  readonly value: number;
  readonly last: number;
  readonly onMove: (move: number) => void;
}

/** One end of the clip: the arrow keys move it by one. */
const End = ({ label, value, last, saidOf, onMove }: EndProps) => (
  <Labelled label={label}>
    <input
      type="range"
      className="clip-end"
      aria-label={label}
      aria-valuetext={saidOf(value)}
      min={0}
      max={last}
      value={value}
      onChange={event => onMove(Number(event.target.value))}
    />
  </Labelled>
);
