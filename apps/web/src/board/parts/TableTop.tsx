import { type Seat, tilesLeft } from '@gorrion/rules';
import { Suspense } from 'react';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import type { Offering } from '../hooks/useOffers.ts';
import type { PacedTable } from '../hooks/usePaced.ts';
import type { Pointing } from '../hooks/usePointedTile.ts';
import type { Stage } from '../hooks/useStage.ts';
import { spareTiles } from '../oldWays/spare.ts';
import type { WallMarks } from '../oldWays/useWallMarks.tsx';
import type { TableProps } from '../props.ts';
import { Callouts } from './Callouts.tsx';
import { EventLog } from './EventLog.tsx';
import { FinaleLayer } from './Finale.tsx';
import { HandHelp } from './HandHelp.tsx';
import { Kin } from './Kin.tsx';
import { Marks } from './Marks.tsx';
import { Panel } from './Panel.tsx';
import { Pointers } from './Pointers.tsx';
import { logStyle } from './plates.ts';
import { Seats } from './Seats.tsx';
import { WallAndDeal } from './WallAndDeal.tsx';

const OldWays = lazyPart(async () => ({ default: (await import('../oldWays/index.ts')).OldWays }));

interface TableTopProps {
  /** The table as it is told: each fact when its tiles rest. */
  readonly props: TableProps;
  /** The table as it is shown, which is ahead of what is told. */
  readonly paced: PacedTable;
  readonly stage: Stage;
  readonly offering: Offering;
  readonly pointing: Pointing;
  /** The switch of what the wall says by the older ways; undefined by others. */
  readonly marks: WallMarks | undefined;
  readonly nameOf: (seat: Seat) => string;
  readonly isWaitsOpen: boolean;
  readonly onWaitsOpen: (isOpen: boolean) => void;
}

/** Draws what all viewers see on the table, and what it tells this viewer: panel, seats, wall, callouts and log. */
export function TableTop(all: TableTopProps) {
  const { props, paced, stage, pointing, marks, nameOf, isWaitsOpen } = all;
  const { seat, facts, advice, plates } = props;
  const { geometry: g, boxes } = stage.board;
  const { scene } = stage.arrangement;
  const hasWaits = facts !== undefined && facts.ready.length > 0;
  const isInCorner = props.beside === undefined && g.mode === 'desk';
  const isPanelOpen = isInCorner && (advice?.isOpen === true || (isWaitsOpen && hasWaits));
  return (
    <>
      <Panel
        hand={paced.hand}
        thrown={paced.thrown}
        left={tilesLeft(props.hand.wall)}
        spare={spareTiles(props.hand.wall)}
        banker={props.banker}
        prevalentWind={props.prevalentWind}
        handNumber={props.handNumber}
        handsTotal={props.handsTotal}
        plates={plates}
        now={props.now}
        time={props.time}
        geometry={g}
        bottom={scene.bottom}
        mine={seat}
      />
      <HandHelp {...all} />
      <Seats
        props={props}
        scene={scene}
        board={stage.board}
        shown={paced.hand}
        nameOf={nameOf}
        isPanelOpen={isPanelOpen}
      />
      {!props.finale && <Kin boxes={boxes} pointing={pointing} unseen={props.unseen} height={g.size.h} />}
      {props.marks && <Marks marks={props.marks} boxes={boxes} />}
      {props.pointers && (
        <Pointers boxes={boxes} pointing={pointing} size={g.size} pointers={props.pointers} onPoint={props.onPoint} />
      )}
      <WallAndDeal hand={paced.hand} thrown={paced.thrown} board={stage.board} nameOf={who => plates[who].name} />
      {marks && (
        <Suspense fallback={null}>
          <OldWays props={props} hand={paced.hand} stage={stage} marks={marks} isPanelOpen={isPanelOpen} />
        </Suspense>
      )}
      <Called {...all} />
      {props.look?.kind === 'screen' && props.look.draw({ hand: paced.hand, plates, bottom: scene.bottom, nameOf })}
      {g.mode === 'desk' && props.look === undefined && (
        <EventLog
          lines={props.recent}
          nameOf={nameOf}
          mine={seat}
          style={logStyle(g, plates[scene.bottom].penalties !== undefined)}
        />
      )}
    </>
  );
}

/** What a seat calls, or how the hand ends, which has words of its own. */
function Called({ props: { finale, seat }, paced: { hand, jump }, stage: { arrangement, board } }: TableTopProps) {
  const { scene } = arrangement;
  if (finale) return <FinaleLayer finale={finale} hand={hand} board={board} scene={scene} />;
  return <Callouts hand={hand} geometry={board.geometry} bottom={scene.bottom} mine={seat} jump={jump} />;
}
