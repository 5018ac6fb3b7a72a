import { type BySeat, bySeat } from '@gorrion/rules';
import { useMemo, useRef } from 'react';
import type { PlateInfo, TableProps } from '../props.ts';
import type { PacedTable } from './usePaced.ts';

/** Returns the plates with earlier scores, while the tiles of the change still travel. */
const withScores = (plates: BySeat<PlateInfo>, scores: BySeat<number>): BySeat<PlateInfo> =>
  bySeat(seat => (plates[seat].score === scores[seat] ? plates[seat] : { ...plates[seat], score: scores[seat] }));

/** Returns what the viewer is asked. Claims wait until their tile rests; discards only until the newest state is shown. */
function useAsked({ actions, sent, facts }: TableProps, { isLanded, isNewest }: PacedTable) {
  const open = useMemo(() => {
    if (isLanded) return actions;
    return isNewest ? actions.filter(({ type }) => type === 'discard') : [];
  }, [actions, isLanded, isNewest]);
  return { actions: open, sent: isLanded ? sent : undefined, facts: isLanded ? facts : undefined };
}

/** Returns the props of what is announced, counted and asked: each fact is held back until its tiles rest. */
export function useTold(props: TableProps, paced: PacedTable): TableProps {
  const { recent, seq, plates, handNumber } = props;
  const { settled, isLanded } = paced;
  const lines = useMemo(
    () => (seq === undefined || isLanded ? recent : recent.filter(({ id }) => id <= settled.seq)),
    [recent, seq, isLanded, settled.seq],
  );
  const now = { handNumber, scores: bySeat(seat => plates[seat].score) };
  const known = useRef(now);
  // Another hand has other seats: scores kept by seat would stand beside other names.
  if (isLanded || known.current.handNumber !== handNumber) known.current = now;
  const { actions, sent, facts } = useAsked(props, paced);
  const { sent: _, ...others } = props;
  return {
    ...others,
    hand: settled.hand,
    recent: lines,
    plates: isLanded ? plates : withScores(plates, known.current.scores),
    actions,
    facts,
    ...(sent ? { sent } : {}),
  };
}
