import type { Chair, TakenWind, WindDraw, WindTile } from '@gorrion/protocol';
import { HIDDEN, PLAYERS, type Player, windTile } from '@gorrion/rules';
import { WIND_LIMIT } from '@gorrion/table';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useSeconds } from '../../board/hooks/useSeconds.ts';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt, placeOfPerson } from '../../client/store/people.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTile, WindGlyph, windName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { marksOf } from '../../kit/ui/marks.ts';
import { sideOf } from '../../kit/ui/sides.ts';
import { ChairWho } from '../room/ChairWho.tsx';
import { Ceremony } from './Ceremony.tsx';

const TILES: readonly WindTile[] = [0, 1, 2, 3];

interface DrawProps {
  readonly table: FollowedTable;
  readonly winds: WindDraw;
}

/** The draw of seats: four wind tiles face down, one for everybody, and then everybody moves to their wind. */
export default function SeatDraw({ table, winds }: DrawProps) {
  const t = useT();
  const me = useApp(app => app.me);
  const mine = placeOfPerson(table.state, me);
  const { proof } = table.state;
  const seal = proof && {
    title: t('draw.sealed'),
    note: t('draw.sealedNote', { seal: proof.commitment.slice(0, 8) }),
  };
  return (
    <Ceremony
      title={t(mine === undefined ? 'draw.watchedTitle' : 'draw.title')}
      lead={t(mine === undefined ? 'draw.watchedLead' : 'draw.lead')}
      seal={seal}
    >
      <DrawFelt table={table} winds={winds} mine={mine} />
      <Said table={table} winds={winds} mine={mine} />
    </Ceremony>
  );
}

interface PartProps extends DrawProps {
  readonly mine: Player | undefined;
}

/** The tiles in the middle of the felt and the people around it, at first on their chairs, in the end at their winds. */
function DrawFelt({ table, winds, mine }: PartProps) {
  const t = useT();
  const { places } = table.state;
  const marks = marksOf(places);
  const areAllTaken = PLAYERS.every(place => winds.taken[place]);
  const near = mine ?? 0;
  const nearWind = winds.taken[near]?.wind ?? 0;
  return (
    <>
      {PLAYERS.map(place => {
        const taken = winds.taken[place];
        const mark = marks[place];
        const side = taken && areAllTaken ? sideOf(taken.wind, nearWind) : sideOf(place, near);
        return (
          <div key={place} className={`chair cer-chair ${side} ${taken ? 'ok' : ''} ${place === mine ? 'own' : ''}`}>
            <ChairWho
              face={faceOf(taken, mark)}
              name={place === mine ? t('result.you') : t.nameOf(nameAt(places[place]) ?? '')}
              what={whatOf(t, places[place], taken, place === mine)}
            />
          </div>
        );
      })}
      {PLAYERS.map(place => {
        const taken = winds.taken[place];
        if (!taken) return null;
        const side = areAllTaken ? sideOf(taken.wind, nearWind) : sideOf(place, near);
        return (
          <span key={place} className={`cer-drawn ${side} from-${taken.tile}`} aria-hidden="true">
            <MiniTile tile={windTile(taken.wind)} decorative />
          </span>
        );
      })}
      <FourTiles table={table} winds={winds} mine={mine} />
      <Hint winds={winds} mine={mine} areAllTaken={areAllTaken} />
    </>
  );
}

function faceOf(taken: TakenWind | undefined, mark: ReturnType<typeof marksOf>[Player]) {
  if (taken) return <WindGlyph wind={taken.wind} />;
  return mark === undefined ? <Icon name="bot" /> : <Mark mark={mark} />;
}

function whatOf(t: Translate, place: Chair, taken: TakenWind | undefined, isMine: boolean) {
  if (!taken) {
    return (
      <>
        <Icon name="clock" />
        {t(isMine ? 'draw.choose' : 'draw.chooses')}
      </>
    );
  }
  const isGiven = taken.isForOther && place.kind === 'person';
  return (
    <>
      <Icon name="check" />
      {t(isGiven ? 'draw.given' : 'draw.drew', { wind: windName(t, taken.wind) })}
    </>
  );
}

/** The four tiles in two rows. Arrows move between them. */
function FourTiles({ table, winds, mine }: PartProps) {
  const t = useT();
  const group = useRef<HTMLFieldSetElement>(null);
  const mayTake = mine !== undefined && !winds.taken[mine];
  // A tile that somebody takes goes with the focus that it has: the next one gets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every taken tile may have had the focus
  useEffect(() => {
    if (!mayTake || group.current?.contains(document.activeElement)) return;
    group.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
  }, [mayTake, winds.taken]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' || event.key === 'ArrowRight' ? 1 : 2;
    if (!event.key.startsWith('Arrow')) return;
    const buttons = [...(group.current?.children ?? [])];
    const at = buttons.indexOf(event.target as Element);
    const next = [at ^ step, at ^ (3 - step), at ^ 3]
      .map(n => buttons[n])
      .find(one => one instanceof HTMLButtonElement);
    if (!next) return;
    event.preventDefault();
    (next as HTMLElement).focus();
  };
  return (
    <fieldset className="cer-four" aria-label={t('draw.tiles')} ref={group} onKeyDown={onKeyDown}>
      {TILES.map(tile => {
        const owner = PLAYERS.find(place => winds.taken[place]?.tile === tile);
        if (owner !== undefined) {
          const name = t.nameOf(nameAt(table.state.places[owner]) ?? '');
          const label = t('draw.takenBy', { name, wind: windName(t, winds.taken[owner]!.wind) });
          return <span key={tile} className="cer-hole" role="img" aria-label={label} />;
        }
        return (
          <button
            key={tile}
            type="button"
            disabled={!mayTake}
            aria-label={t('draw.take', { number: tile + 1 })}
            onClick={() => void client.send({ type: 'take-wind', tile })}
          >
            <MiniTile tile={HIDDEN} decorative />
          </button>
        );
      })}
    </fieldset>
  );
}

interface HintProps {
  readonly winds: WindDraw;
  readonly mine: Player | undefined;
  readonly areAllTaken: boolean;
}

function Hint({ winds, mine, areAllTaken }: HintProps) {
  const t = useT();
  const seconds = useSeconds(winds.since + WIND_LIMIT, client.now) ?? 0;
  const waiting = mine === undefined ? 'draw.playersChoose' : winds.taken[mine] ? 'draw.others' : 'draw.takeOne';
  return (
    <p className="cer-hint">
      {!areAllTaken && (
        <b role="timer" aria-label={t('draw.seconds', { count: seconds })}>
          {seconds}
        </b>
      )}
      {t(areAllTaken ? 'draw.done' : waiting)}
    </p>
  );
}

/** Tells a screen reader which winds were drawn. */
function Said({ table, winds, mine }: PartProps) {
  const t = useT();
  const lines = PLAYERS.flatMap(place => {
    const taken = winds.taken[place];
    if (!taken) return [];
    const wind = windName(t, taken.wind);
    if (place === mine) return [t(taken.isForOther ? 'draw.saidForYou' : 'draw.saidYou', { wind })];
    return [t('draw.said', { name: t.nameOf(nameAt(table.state.places[place]) ?? ''), wind })];
  });
  return (
    <div className="sr" aria-live="polite">
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
