import { breaker, type HandState, type Seat, tilesLeft } from '@gorrion/rules';
import type { CSSProperties } from 'react';
import { useT } from '../../i18n/index.ts';
import { WindGlyph, windName } from '../../tiles/index.ts';
import { useSeconds } from '../hooks/useSeconds.ts';
import { type Geometry, isFlat } from '../layout/index.ts';
import type { PlateInfo, TableProps } from '../props.ts';
import { PLACES, type Place, placeOf, seatAt } from '../scene.ts';
import { turnSeat } from '../turn.ts';
import { Dice } from './Die.tsx';
import { Icon } from './Icon.tsx';

type Facts = Pick<TableProps, 'plates' | 'prevalentWind' | 'handNumber' | 'handsTotal' | 'now'>;
export interface PanelProps extends Facts {
  readonly hand: HandState;
  readonly geometry: Geometry;
  readonly bottom: Seat;
  readonly mine: Seat | undefined;
}

/** Tiles that the deal leaves in the wall: with them the gauge is full. */
const FULL = 91;

const boxOf = ({ cx, cy, panel }: Geometry): CSSProperties => ({
  left: cx - panel.w / 2,
  top: cy - panel.h / 2,
  width: panel.w,
  height: panel.h,
});

/** A brass line round the panel that shortens with the wall, where there is no wall to see. */
function Gauge({ geometry: { panel, u, mode }, left }: { readonly geometry: Geometry; readonly left: number }) {
  return (
    <svg className="gauge" aria-hidden="true">
      <rect
        x="1"
        y="1"
        width={panel.w - 2}
        height={panel.h - 2}
        rx={u * (mode === 'land' ? 0.4 : 0.5)}
        pathLength={FULL}
        strokeDasharray={`${Math.min(left, FULL)} ${2 * FULL}`}
      />
    </svg>
  );
}

const THROWN_FROM = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

const throwStyle = (place: Place): CSSProperties =>
  ({ '--throw-x': THROWN_FROM[place][0], '--throw-y': THROWN_FROM[place][1] }) as CSSProperties;

/** Two throws: East's, and that of whose wall is broken. */
function Thrown({ hand, bottom }: { readonly hand: HandState; readonly bottom: Seat }) {
  const t = useT();
  const [a, b, c, d] = hand.dice;
  const throws = { first: a + b, second: c + d, sum: a + b + c + d };
  return (
    <div className="thrown" key={hand.dice.join()}>
      <div style={throwStyle(placeOf(0, bottom))}>
        <Dice dice={[a, b]} />
      </div>
      <div style={throwStyle(placeOf(breaker(hand.dice), bottom))}>
        <Dice dice={[c, d]} />
      </div>
      <div className="sum">{t('table.diceSum', throws)}</div>
    </div>
  );
}

/** The middle of the table: round and hand, tiles left, dice, and whose turn it is. */
export function Panel(props: PanelProps) {
  const { hand, geometry } = props;
  const left = tilesLeft(hand.wall);
  if (geometry.mode === 'land') return <Scoreboard {...props} left={left} />;
  const isThrowing = hand.phase.name === 'undealt';
  return (
    <div className="panel" style={boxOf(geometry)} aria-hidden="true">
      {isFlat(geometry.mode) && <Gauge geometry={geometry} left={left} />}
      {PLACES.map(place => (
        <Edge key={place} place={place} hand={hand} bottom={props.bottom} />
      ))}
      {isThrowing ? <Thrown hand={hand} bottom={props.bottom} /> : <Core {...props} left={left} />}
    </div>
  );
}

function Edge({ place, hand, bottom }: { readonly place: Place; readonly hand: HandState; readonly bottom: Seat }) {
  const seat = seatAt(place, bottom);
  return (
    <div className={`edge e${place} ${turnSeat(hand) === seat ? 'on' : ''}`}>
      <WindGlyph wind={seat} />
    </div>
  );
}

function Core({ hand, left, prevalentWind, handNumber, handsTotal }: PanelProps & { readonly left: number }) {
  const t = useT();
  return (
    <div className="core">
      <div className="round">
        <WindGlyph wind={prevalentWind} />
        <span>{t('table.round', { wind: windName(t, prevalentWind), hand: handNumber, total: handsTotal })}</span>
      </div>
      <div className="left">{left}</div>
      <div className="caption">{t('table.tilesLeft', { count: left })}</div>
      <Dice dice={hand.dice} />
    </div>
  );
}

/** On a phone on its side the panel is the scoreboard. */
function Scoreboard(props: PanelProps & { readonly left: number }) {
  const t = useT();
  const { hand, geometry, left, bottom, plates, prevalentWind, handNumber, now } = props;
  const nameOf = (seat: Seat) => (seat === props.mine ? t('table.you') : plates[seat].name);
  return (
    <div className="panel wide" style={boxOf(geometry)}>
      <Gauge geometry={geometry} left={left} />
      {PLACES.map(place => {
        const seat = seatAt(place, bottom);
        const isOn = turnSeat(hand) === seat;
        return (
          <Cell key={place} place={place} seat={seat} name={nameOf(seat)} plate={plates[seat]} isOn={isOn} now={now} />
        );
      })}
      {hand.phase.name === 'undealt' ? (
        <Thrown hand={hand} bottom={bottom} />
      ) : (
        <div className="mid" aria-hidden="true">
          <span className="left">{left}</span>
          <span className="caption">{t('table.left')}</span>
          <span className="round">
            <WindGlyph wind={prevalentWind} />
            {t('table.roundShort', { wind: windName(t, prevalentWind), hand: handNumber })}
          </span>
        </div>
      )}
    </div>
  );
}

interface CellProps {
  readonly place: Place;
  readonly seat: Seat;
  readonly name: string;
  readonly plate: PlateInfo;
  readonly isOn: boolean;
  readonly now: () => number;
}

function Cell({ place, seat, name, plate, isOn, now }: CellProps) {
  const t = useT();
  const seconds = useSeconds(isOn ? plate.clock?.endsAt : undefined, now);
  const isAway = plate.presence !== 'here';
  const icon = plate.kind === 'bot' || plate.presence === 'stand-in' ? 'bot' : isAway ? 'away' : undefined;
  const label = t('plate.label', { name, wind: windName(t, seat), score: t.signed(plate.score) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={`sb c${place} ${isOn ? 'on' : ''} ${isAway ? 'warn' : ''}`} role="group" aria-label={label}>
      <WindGlyph wind={seat} />
      <b>{name}</b>
      {icon && <Icon name={icon} />}
      <span className="score">{t.signed(plate.score)}</span>
      {seconds !== undefined && <span className="secs">{seconds}</span>}
    </div>
  );
}
