import { LONGEST_QUESTION, MOST_POINTED, type Pointed, type TableState } from '@gorrion/protocol';
import { countOf, meldTiles, PLAYERS, type Player, seatOf, type Tile } from '@gorrion/rules';
import { useState } from 'react';
import { nameAt } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { teach } from '../lesson/acts.ts';

interface PointFormProps {
  readonly state: TableState;
  readonly onDone: () => void;
}

const ZONES = ['hand', 'melds', 'river'] as const satisfies readonly Pointed['zone'][];

/** Returns the tiles of a player that lie somewhere, as the table shows them. */
function tilesThere({ session }: TableState, player: Player, zone: Pointed['zone']): readonly Tile[] {
  const { concealed, melds, discards } = session.hand.seats[seatOf(session, player)];
  if (zone === 'hand') return concealed;
  if (zone === 'melds') return melds.flatMap(meldTiles);
  return discards.filter(({ claimedBy }) => claimedBy === undefined).map(({ tile }) => tile);
}

/** Names each tile so that it keeps its name while others come and go around it: the n-th of its kind there, from 0. */
const copiesIn = (zone: Pointed['zone'], tiles: readonly Tile[]) =>
  tiles.map((tile, place) => ({ tile, copy: `${zone} ${tile} ${countOf(tiles.slice(0, place), tile)}` }));

/** The tiles of a player that are chosen. One that is played is chosen no more, also when its like comes later. */
function useChosen(state: TableState) {
  const first = PLAYERS.find(player => state.places[player].kind === 'person') ?? 0;
  const [at, setAt] = useState<{ readonly player: Player; readonly zone: Pointed['zone'] }>({
    player: first,
    zone: 'hand',
  });
  const [picked, setPicked] = useState<readonly string[]>([]);
  const zones = ZONES.filter(zone => zone === 'hand' || tilesThere(state, at.player, zone).length > 0);
  const zone = zones.find(one => one === at.zone) ?? 'hand';
  const copies = copiesIn(zone, tilesThere(state, at.player, zone));
  const still = picked.filter(one => copies.some(({ copy }) => copy === one));
  if (still.length < picked.length) setPicked(still);
  const tiles = copies.filter(({ copy }) => picked.includes(copy)).map(({ tile }) => tile);
  const press = (copy: string) =>
    setPicked(picked.includes(copy) ? picked.filter(one => one !== copy) : [...picked, copy]);
  const choose = (next: Partial<typeof at>) => {
    setAt({ ...at, zone, ...next });
    setPicked([]);
  };
  return { player: at.player, zone, zones, copies, picked, tiles, press, choose };
}

/** Points at tiles of a player, with a question if the teacher likes. All see whose they are; of a hand its player sees which. */
export function PointForm({ state, onDone }: PointFormProps) {
  const t = useT();
  const chosen = useChosen(state);
  const { player, zone, tiles, choose } = chosen;
  const [question, setQuestion] = useState('');
  const text = question.trim();
  const words = text === '' ? {} : { text };
  const point = () => void teach({ kind: 'point', at: { player, zone, tiles, ...words } });
  const again = () => void teach({ kind: 'try-again', player, ...words }).then(isDone => isDone && onDone());
  const learners = PLAYERS.map(one => [String(one), t.nameOf(nameAt(state.places[one]) ?? '')] as const);
  return (
    <section className="card pad stack" aria-label={t('teach.point')}>
      <Pick
        label={t('teach.whose')}
        value={String(player)}
        options={learners}
        onPick={one => choose({ player: Number(one) as Player })}
      />
      <ChosenTiles chosen={chosen} />
      <Field label={t('teach.question')}>
        <input
          value={question}
          maxLength={LONGEST_QUESTION}
          dir="auto"
          onChange={event => setQuestion(event.target.value)}
        />
      </Field>
      <div className="row">
        <button type="button" className="btn sm pri" disabled={tiles.length === 0 && text === ''} onClick={point}>
          {t('teach.showAll')}
        </button>
        {state.places[player].kind === 'person' && (
          <button type="button" className="btn sm" onClick={again}>
            {t('teach.askAgain')}
          </button>
        )}
        {state.lesson?.pointed && (
          <button type="button" className="btn sm ghost" onClick={() => void teach({ kind: 'point' })}>
            {t('teach.pointNot')}
          </button>
        )}
      </div>
    </section>
  );
}

/** The tiles that can be chosen, of the hand, the melds or the discards. */
function ChosenTiles({ chosen }: { readonly chosen: ReturnType<typeof useChosen> }) {
  const t = useT();
  const { zone, zones, copies, picked, tiles, press, choose } = chosen;
  return (
    <>
      {zones.length > 1 && (
        <Choice
          isSlim
          label={t('teach.zone')}
          value={zone}
          options={zones.map(value => ({ value, label: t(`teach.zone.${value}`) }))}
          onChoose={next => choose({ zone: next })}
        />
      )}
      <fieldset className="teach-tiles" aria-label={t('teach.tiles')}>
        {copies.map(({ tile, copy }) => (
          <button
            key={copy}
            type="button"
            aria-pressed={picked.includes(copy)}
            aria-label={tileName(t, tile)}
            disabled={tiles.length >= MOST_POINTED && !picked.includes(copy)}
            onClick={() => press(copy)}
          >
            <MiniTile tile={tile} corner decorative />
          </button>
        ))}
      </fieldset>
    </>
  );
}
