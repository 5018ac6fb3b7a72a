import { breaker, type HandState, type Seat, tilesAfterDeal } from '@gorrion/rules';
import { type CSSProperties, memo } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/TableIcon.tsx';
import { useSeconds } from '../hooks/useSeconds.ts';
import { type Geometry, isFlat } from '../layout/index.ts';
import { type OldRoles, rolesOf } from '../oldWays/roles.ts';
import type { SpareTiles } from '../oldWays/spare.ts';
import { type DiceStage, isDealKnown, isThrowing } from '../pace.ts';
import { type ByPosition, POSITIONS, type Position, positionOf, seatAt } from '../position.ts';
import type { BankerShown, PlateInfo, PlatePenalties, TableProps } from '../props.ts';
import { presenceWord } from '../says.ts';
import { turnSeat } from '../turn.ts';
import { Bubble } from './Bubble.tsx';
import { Dice as DiceShown } from './Die.tsx';
import { Roles } from './Roles.tsx';

type Facts = Pick<TableProps, 'plates' | 'prevalentWind' | 'handNumber' | 'handsTotal' | 'now' | 'time'> & {
  readonly banker: TableProps['banker'] | undefined;
};
export interface PanelProps extends Facts {
  readonly hand: HandState;
  /** Stage of the dice of an undealt hand; all at rest by default. */
  readonly thrown?: DiceStage | undefined;
  /** The tiles left in the wall, as announced. */
  readonly left: number;
  /** Tiles of the wall beside those, which only replacements take. */
  readonly spare: SpareTiles | undefined;
  readonly geometry: Geometry;
  readonly bottom: Seat;
  readonly mine: Seat | undefined;
}

/** Returns the dice that were thrown for a hand. */
export const diceOf = ({ dice, wall }: HandState): readonly number[] => dice.slice(0, 2 * wall.layout.throws);

const boxOf = ({ cx, cy, panel }: Geometry): CSSProperties => ({
  left: cx - panel.w / 2,
  top: cy - panel.h / 2,
  width: panel.w,
  height: panel.h,
});

/** A brass line around the panel that shortens with the wall, if no wall is shown. It is full after the deal. */
function Gauge({ hand, geometry: { panel, u, mode }, left }: Pick<PanelProps, 'hand' | 'geometry' | 'left'>) {
  const full = tilesAfterDeal(hand.wall.layout);
  return (
    <svg className="gauge" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width={panel.w - 2}
        height={panel.h - 2}
        rx={u * (mode === 'land' ? 0.4 : 0.5)}
        pathLength={full}
        strokeDasharray={`${Math.min(left, full)} ${2 * full}`}
      />
    </svg>
  );
}

/** The direction from which each position throws, from the middle of the table (x to the right, y down). */
const THROWN_FROM: ByPosition<readonly [x: number, y: number]> = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
];

const throwStyle = (position: Position): CSSProperties =>
  ({ '--throw-x': THROWN_FROM[position][0], '--throw-y': THROWN_FROM[position][1] }) as CSSProperties;

interface DiceThrowsProps {
  readonly hand: HandState;
  readonly thrown: DiceStage | undefined;
  readonly bottom: Seat;
}

/** Keeps the space of dice that are not thrown yet. */
const UNTHROWN = (
  <div className="dice unthrown">
    <span className="die" />
    <span className="die" />
  </div>
);

/** East's throw, and by most rules that of the player whose wall breaks; when all rest, their sum. */
function DiceThrows({ hand, thrown = 3, bottom }: DiceThrowsProps) {
  const t = useT();
  const [a, b, c, d] = hand.dice;
  const isOneThrow = hand.wall.layout.throws === 1;
  const throws = { first: a + b, second: c + d, sum: a + b + c + d };
  return (
    <div className="thrown" key={hand.dice.join()}>
      <div style={throwStyle(positionOf(0, bottom, hand.wall.layout))}>
        <DiceShown dice={[a, b]} />
      </div>
      {isOneThrow ? null : thrown === 0 ? (
        <div>{UNTHROWN}</div>
      ) : (
        <div style={throwStyle(positionOf(breaker(hand.dice), bottom, hand.wall.layout))}>
          <DiceShown dice={[c, d]} />
        </div>
      )}
      {/* The key replaces the node with its text, so that the change is no layout shift. */}
      <div className="sum" key={thrown < 2 ? 'unknown' : 'known'}>
        {thrown < 2 ? '\u00a0' : isOneThrow ? t.number(throws.first) : t('table.diceSum', throws)}
      </div>
    </div>
  );
}

/** The middle of the table: round and hand, tiles left, dice, and whose turn it is. */
export function Panel(props: PanelProps) {
  const { hand, geometry, left, spare, banker, prevalentWind, handNumber, handsTotal } = props;
  if (geometry.mode === 'land') return <Scoreboard {...props} />;
  return (
    <div className={props.time ? 'panel timed' : 'panel'} style={boxOf(geometry)} aria-hidden="true">
      {isFlat(geometry.mode) && <Gauge hand={hand} geometry={geometry} left={left} />}
      {POSITIONS.map(position => (
        <Edge
          key={position}
          position={position}
          seat={seatAt(position, props.bottom, hand.wall.layout)}
          isOn={turnSeat(hand) === seatAt(position, props.bottom, hand.wall.layout)}
        />
      ))}
      {isThrowing(hand) ? (
        <DiceThrows hand={hand} thrown={props.thrown} bottom={props.bottom} />
      ) : (
        <Core
          {...{ left, prevalentWind, handNumber, handsTotal }}
          isClockwise={hand.wall.layout.turns === 'clockwise'}
          spareKind={spare?.kind}
          spareCount={spare?.count ?? 0}
          banker={banker}
          dice={isDealKnown(hand) ? diceOf(hand) : undefined}
          time={geometry.mode === 'desk' ? undefined : props.time}
        />
      )}
    </div>
  );
}

interface EdgeProps {
  readonly position: Position;
  readonly seat: Seat;
  readonly isOn: boolean;
}

const Edge = memo(({ position, seat, isOn }: EdgeProps) => (
  <div className={`edge e${position} ${isOn ? 'on' : ''}`}>
    <WindGlyph wind={seat} />
  </div>
));

interface CoreProps
  extends Pick<PanelProps, 'left' | 'prevalentWind' | 'handNumber' | 'handsTotal' | 'time' | 'banker'> {
  readonly spareKind: SpareTiles['kind'] | undefined;
  readonly spareCount: number;
  /** The turn passes to the left, which is nowhere else the order of play. */
  readonly isClockwise: boolean;
  /** Undefined until the deal is known. */
  readonly dice: readonly number[] | undefined;
}

/** Returns the words for the round: which hand of how many, or how long the banker has stayed. */
function roundText(t: Translate, { banker, prevalentWind, handNumber, handsTotal }: Facts | CoreProps): string {
  if (!banker) return t('table.round', { wind: windName(t, prevalentWind), hand: handNumber, total: handsTotal });
  const { hand, most } = banker;
  return most === undefined ? t('table.bankerOpen', { hand }) : t('table.banker', { hand, most });
}

/** Returns the hand of the banker in figures: 1/3. */
const bankerShort = ({ hand, most }: BankerShown): string => (most === undefined ? `${hand}` : `${hand}/${most}`);

const Core = memo((props: CoreProps) => {
  const { dice, left, spareKind, spareCount, isClockwise, prevalentWind, time } = props;
  const t = useT();
  return (
    <div className="core">
      <div className="round">
        <WindGlyph wind={prevalentWind} />
        <span>{roundText(t, props)}</span>
        {time}
      </div>
      {dice ? (
        <>
          <div className="left" key={left}>
            {left}
          </div>
          <div className="caption">
            {spareKind ? t(`table.spare.${spareKind}`, { count: spareCount }) : t('table.tilesLeft', { count: left })}
          </div>
          {isClockwise && <div className="caption turns">{t('old.playsLeft')}</div>}
          <DiceShown dice={dice} />
        </>
      ) : (
        <div className="caption">{t('table.shuffling')}</div>
      )}
    </div>
  );
});

/** The panel of a phone in landscape, which is also the scoreboard. */
function Scoreboard(props: PanelProps) {
  const t = useT();
  const { hand, geometry, left, bottom, plates, prevalentWind, handNumber, now } = props;
  const nameOf = (seat: Seat) => (seat === props.mine && !plates[seat].isNamed ? t('table.you') : plates[seat].name);
  return (
    <div className={props.time ? 'panel wide timed' : 'panel wide'} style={boxOf(geometry)}>
      <Gauge hand={hand} geometry={geometry} left={left} />
      {POSITIONS.map(position => {
        const seat = seatAt(position, bottom, hand.wall.layout);
        const isOn = turnSeat(hand) === seat;
        return (
          <Cell
            key={position}
            position={position}
            seat={seat}
            name={nameOf(seat)}
            plate={plates[seat]}
            isOn={isOn}
            {...rolesOf(hand, seat)}
            now={now}
          />
        );
      })}
      {isThrowing(hand) ? (
        <DiceThrows hand={hand} thrown={props.thrown} bottom={bottom} />
      ) : (
        <div className="mid" aria-hidden="true">
          {isDealKnown(hand) && <span className="left">{left}</span>}
          <span className="caption">{props.time ?? t(isDealKnown(hand) ? 'table.left' : 'table.shuffling')}</span>
          <span className="round">
            <WindGlyph wind={prevalentWind} />
            {props.banker
              ? bankerShort(props.banker)
              : t('table.roundShort', { wind: windName(t, prevalentWind), hand: handNumber })}
          </span>
        </div>
      )}
    </div>
  );
}

interface CellProps extends OldRoles {
  readonly position: Position;
  readonly seat: Seat;
  readonly name: string;
  readonly plate: PlateInfo;
  readonly isOn: boolean;
  readonly now: () => number;
}

function Cell({ position, seat, name, plate, isOn, now, ...roles }: CellProps) {
  const t = useT();
  const seconds = useSeconds(isOn ? plate.clock?.endsAt : undefined, now, plate.clock?.total);
  const isAway = plate.presence !== 'here';
  const icon = plate.kind === 'bot' || plate.presence === 'stand-in' ? 'bot' : undefined;
  const word = presenceWord(t, plate.presence);
  const label = t('plate.label', { name, wind: windName(t, seat), score: t.signed(plate.score) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      className={`sb c${position} ${isOn ? 'on' : ''} ${isAway ? 'warn' : ''} ${plate.said === undefined ? '' : 'says'}`}
      role="group"
      aria-label={label}
    >
      <WindGlyph wind={seat} />
      <b dir="auto">{name}</b>
      <Roles {...roles} />
      {icon && <Icon name={icon} />}
      {word !== undefined && <span className="absent">{word}</span>}
      {plate.penalties && <Fined {...plate.penalties} />}
      <span className="score">{t.signed(plate.score)}</span>
      {seconds !== undefined && <span className="secs">{seconds}</span>}
      <Bubble said={plate.said} isAbove={position === 2} />
    </div>
  );
}

/** What a player's offences have brought them: what there is room for, and all of it in words. */
function Fined({ warnings, isDead, points }: PlatePenalties) {
  const t = useT();
  const words = [
    warnings > 0 && t('plate.warnings', { count: warnings }),
    isDead && t('foul.dead'),
    points < 0 && t('plate.penalty', { points: t.signed(points) }),
  ];
  const all = words.filter(Boolean).join(t('list.comma'));
  return (
    <span className="fined" role="img" aria-label={all} title={all}>
      {isDead && <Icon name="dead" />}
      {points < 0 && t.signed(points)}
      {!isDead && points >= 0 && <Icon name="flag" />}
    </span>
  );
}
