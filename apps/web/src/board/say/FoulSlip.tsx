import type { Seat } from '@gorrion/rules';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/TableIcon.tsx';
import type { Geometry } from '../layout/index.ts';
import { articleOf, type FoulLine } from '../log.ts';
import { costOf, foulSentence } from '../logWords.ts';
import { Alert } from '../parts/Live.tsx';
import { handTop } from '../parts/plates.ts';
import { type Position, positionOf } from '../position.ts';
import type { TableProps } from '../props.ts';
import './slip.css';

/** Time (ms) for which a slip lies on the table. */
const SHOWN_MS = 6000;

interface FoulSlipProps {
  readonly props: TableProps;
  readonly geometry: Geometry;
  readonly nameOf: (seat: Seat) => string;
  /** The newest offence since the page followed the hand; undefined if there was none. */
  readonly line: (FoulLine & { readonly id: number }) | undefined;
}

/** Returns the newest offence while its slip lies on the table. */
function useShown(line: FoulSlipProps['line']): FoulSlipProps['line'] {
  const [shown, setShown] = useState(line);
  const seen = useRef(line?.id);
  useEffect(() => {
    if (line && line.id !== seen.current) setShown(line);
    seen.current = line?.id;
  }, [line]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}

/** The slip of one offence, in a corner of the floor where no tile ever lies: its name, who, what it costs, the article. */
export function FoulSlip({ props, geometry, nameOf, line }: FoulSlipProps) {
  const t = useT();
  const shown = useShown(line);
  const name = shown && nameOf(shown.seat);
  return (
    <>
      <Alert text={shown && name !== undefined ? foulSentence(t, shown, name) : ''} />
      {shown && (
        <div
          key={shown.id}
          className="slip"
          style={slipStyle(geometry, positionOf(shown.seat, props.seat ?? 0, props.hand.wall.layout))}
          aria-hidden="true"
        >
          <span className="slip-name">
            <Icon name="warn" />
            {t(`foul.${shown.foul}`)}
          </span>
          <span>
            <b>
              <bdi>{name}</bdi>:
            </b>{' '}
            {costOf(t, shown)}.
          </span>
          <span className="slip-article">{articleOf(shown.foul)}</span>
        </div>
      )}
    </>
  );
}

/** How far the corners of the floor lie from the centre (units). */
const CORNER = 8.7;

/** How far a slip stays above the own plate, or sideways above the hand: what is laid down has its buttons there (px). */
const ABOVE = { port: 16, land: 64 } as const;

/**
 * Returns the place of a slip: the corner beside the offender; on phones low over the rivers, as wishes and the desk of
 * an umpire, which may be pressed meanwhile, have the upper edge.
 */
export function slipStyle(g: Geometry, position: Position): CSSProperties {
  const { mode, cx, cy, u, size, own } = g;
  if (mode === 'port') return { left: 8, right: 72, bottom: size.h - own.plateY + ABOVE.port };
  if (mode === 'land') return { right: 8, bottom: size.h - handTop(g) + ABOVE.land, width: 236 };
  const isRight = position === 1 || position === 2;
  const isUpper = position === 2 || position === 3;
  return {
    width: 5.5 * u,
    ...(isRight ? { right: size.w - cx - CORNER * u } : { left: cx - CORNER * u }),
    ...(isUpper ? { top: cy - CORNER * u } : { bottom: size.h - cy - CORNER * u }),
  };
}
