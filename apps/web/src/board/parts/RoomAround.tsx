import { isClassical } from '@gorrion/rules';
import type { Offering } from '../hooks/useOffers.ts';
import type { Stage } from '../hooks/useStage.ts';
import { isFlat } from '../layout/index.ts';
import type { TableProps } from '../props.ts';
import { isAsked } from './Asking.tsx';
import { Chrome } from './Chrome.tsx';
import { Felt } from './Felt.tsx';
import type { MarkedPlates } from './plates.ts';

interface RoomAroundProps {
  readonly props: TableProps;
  readonly stage: Stage;
  readonly offering: Offering;
  /** A screen lies over the table; of what is around it only the buttons of the app can be reached. */
  readonly isCovered: boolean;
  readonly marked: MarkedPlates;
}

/** Draws what the game is played in: the felt, and the app's buttons around it. */
export function RoomAround({ props, stage: { arrangement, board }, offering, isCovered, marked }: RoomAroundProps) {
  const { geometry } = board;
  // On a big screen the felt is the whole picture, and nothing is pressed.
  if (props.look?.kind === 'screen') return null;
  return (
    <>
      {!isFlat(geometry.mode) && <Felt scene={arrangement.scene} geometry={geometry} />}
      <Chrome
        isCovered={isCovered}
        isWatching={props.seat === undefined}
        watched={props.watched}
        tools={props.tools}
        armed={props.armed}
        aside={props.aside}
        advice={props.advice}
        routes={props.routes}
        isOver={Boolean(props.over)}
        hasWaits={(props.facts?.ready.length ?? 0) > 0}
        marked={marked}
        hasRoles={isClassical(props.hand.rules)}
        keys={props.settings.keys}
        geometry={geometry}
        isSorted={arrangement.isSorted}
        sort={arrangement.sort}
        isAsked={isAsked(props, offering.offers)}
      />
    </>
  );
}
