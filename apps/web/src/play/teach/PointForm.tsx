import { LONGEST_QUESTION, type TableState } from '@gorrion/protocol';
import { PLAYERS, type Player, seatOf, type Tile } from '@gorrion/rules';
import { useState } from 'react';
import { nameAt } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { Field } from '../../kit/ui/Field.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { teach } from '../lesson/acts.ts';

interface PointFormProps {
  readonly state: TableState;
  readonly onDone: () => void;
}

/** The places in a hand that are chosen, and the tiles there. */
function useChosen(state: TableState) {
  const first = PLAYERS.find(player => state.places[player].kind === 'person') ?? 0;
  const [player, setPlayer] = useState<Player>(first);
  const [places, setPlaces] = useState<readonly number[]>([]);
  const hand = state.session.hand.seats[seatOf(state.session, player)].concealed;
  const tiles = places.flatMap(place => hand[place] ?? []);
  const press = (place: number) =>
    setPlaces(places.includes(place) ? places.filter(one => one !== place) : [...places, place]);
  const choose = (next: Player) => {
    setPlayer(next);
    setPlaces([]);
  };
  return { player, hand, places, tiles, press, choose };
}

/** Points at tiles of a hand, with a question if the teacher likes. All see whose hand it is; its player sees which tiles. */
export function PointForm({ state, onDone }: PointFormProps) {
  const t = useT();
  const { player, hand, places, tiles, press, choose } = useChosen(state);
  const [question, setQuestion] = useState('');
  const text = question.trim();
  const words = text === '' ? {} : { text };
  const point = () => void teach({ kind: 'point', at: { player, zone: 'hand', tiles, ...words } });
  const again = () => void teach({ kind: 'try-again', player, ...words }).then(isDone => isDone && onDone());
  const learners = PLAYERS.map(one => [String(one), t.nameOf(nameAt(state.places[one]) ?? '')] as const);
  return (
    <section className="card pad stack" aria-label={t('teach.point')}>
      <Pick
        label={t('teach.whose')}
        value={String(player)}
        options={learners}
        onPick={one => choose(Number(one) as Player)}
      />
      <fieldset className="teach-tiles" aria-label={t('teach.tiles')}>
        {hand.map((tile: Tile, place) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a sorted hand
            key={place}
            type="button"
            aria-pressed={places.includes(place)}
            aria-label={tileName(t, tile)}
            onClick={() => press(place)}
          >
            <MiniTile tile={tile} corner decorative />
          </button>
        ))}
      </fieldset>
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
