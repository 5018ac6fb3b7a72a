import type { Shape } from '@gorrion/pictures';
import { PLAYERS, type Player } from '@gorrion/rules';
import { type ReplayHand, withoutNames } from '@gorrion/table';
import { useMemo, useState } from 'react';
import type { LoadedGame } from '../../client/archive/load.ts';
import { useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { filmType, firstRange, framesBetween, heroOf, type Range } from '../../shell/share/clip.ts';
import type { Form, Pace } from './choices.ts';

/** What a clip is of, as one has chosen; it begins at a move, or ends with the hand. */
export function useClip({ record }: LoadedGame, hand: ReplayHand, step: number | undefined) {
  const t = useT();
  const [range, setRange] = useState(() => firstRange(hand, step));
  const [by, setBy] = useState<Player>(() => heroOf(record, hand.key));
  const [pace, setPace] = useState<Pace>(1);
  const [shape, setShape] = useState<Shape>('wide');
  const [isNamed, setNamed] = useState(true);
  const [wished, setForm] = useState<Form>('film');
  const [at, setAt] = useState(0);
  const shown = useMemo(() => {
    const winds = PLAYERS.map(player => windName(t, hand.seating.indexOf(player)));
    return isNamed ? record : withoutNames(record, winds);
  }, [record, hand, isNamed, t]);
  const frames = useMemo(
    () => framesBetween(shown, hand.key, { ...range, by, pace }),
    [shown, hand.key, range, by, pace],
  );
  const forms: readonly Form[] =
    filmType() !== undefined && frames.length > 1 ? ['film', 'strip', 'picture'] : ['strip', 'picture'];
  return {
    range,
    /** Another clip begins at its first frame. */
    setRange: (range: Range) => {
      setRange(range);
      setAt(0);
    },
    by,
    setBy,
    pace,
    setPace,
    shape,
    setShape,
    isNamed,
    setNamed,
    frames,
    /** The frame that is shown, which a picture is of. */
    at: Math.min(at, Math.max(0, frames.length - 1)),
    setAt,
    forms,
    form: forms.includes(wished) ? wished : 'strip',
    setForm,
  };
}

export type Clip = ReturnType<typeof useClip>;
