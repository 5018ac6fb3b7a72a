import { type Player, SEATS } from '@gorrion/rules';
import type { ReplayHand } from '@gorrion/table';
import { withoutNames } from '@gorrion/table';
import { useMemo, useState } from 'react';
import type { LoadedGame } from '../../client/archive/load.ts';
import { useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { framesBetween, heroOf } from '../../shell/share/clip.ts';
import type { Pace, Range, Shape } from './choices.ts';

/** Moves of a clip that nobody has chosen yet. */
const FIRST_MOVES = 8;

/** What a clip is of, as one has chosen. */
export function useClip({ record }: LoadedGame, hand: ReplayHand) {
  const t = useT();
  const last = hand.moves.length - 1;
  const [range, setRange] = useState<Range>({ from: Math.max(0, last - FIRST_MOVES), to: last });
  const [by, setBy] = useState<Player>(() => heroOf(record, hand.key));
  const [pace, setPace] = useState<Pace>(1);
  const [shape, setShape] = useState<Shape>('wide');
  const [isNamed, setNamed] = useState(true);
  const shown = useMemo(() => {
    const winds = SEATS.map(seat => windName(t, seat));
    return isNamed ? record : withoutNames(record, winds);
  }, [record, isNamed, t]);
  const frames = useMemo(
    () => framesBetween(shown, hand.key, { ...range, by, pace }),
    [shown, hand.key, range, by, pace],
  );
  const [at, setAt] = useState(0);
  return {
    at: Math.min(at, frames.length - 1),
    setAt,
    range,
    setRange,
    by,
    setBy,
    pace,
    setPace,
    shape,
    setShape,
    isNamed,
    setNamed,
    frames,
    last,
  };
}

export type Clip = ReturnType<typeof useClip>;
