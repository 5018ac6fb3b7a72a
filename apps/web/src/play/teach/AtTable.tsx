import type { TableState } from '@gorrion/protocol';
import { distanceOf, type Player, playerAt, SEATS, type Seat } from '@gorrion/rules';
import { useState } from 'react';
import { client } from '../../client/index.ts';
import { nameAt } from '../../client/store/people.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { WindGlyph } from '../../kit/tiles/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { teach } from '../lesson/acts.ts';

/** Returns how many tiles a hand lacks to ready, in words. */
export const awayText = (t: Translate, away: number): string =>
  away < 0 ? t('teach.complete') : away === 0 ? t('teach.ready') : t('teach.away', { count: away });

/** Returns how far a seat is: how many tiles it lacks to ready, and what it has melded. */
function standOf(t: Translate, state: TableState, seat: Seat): string {
  const { concealed, melds } = state.session.hand.seats[seat];
  if (concealed.length === 0) return '';
  const distance = awayText(t, distanceOf(concealed, melds).min);
  return melds.length === 0 ? distance : [distance, t('teach.melds', { count: melds.length })].join(t('list.comma'));
}

/** Who sits where, how far they are, and whom the table waits for. */
export function AtTable({ state }: { readonly state: TableState }) {
  const t = useT();
  const { session } = state;
  const { phase } = session.hand;
  const turn = session.phase === 'playing' && phase.name === 'turn' ? phase.seat : undefined;
  return (
    <section aria-labelledby="teach-at">
      <h2 id="teach-at">{t('teach.atTable')}</h2>
      <ul className="teach-seats">
        {SEATS.map(seat => (
          <SeatRow key={seat} state={state} seat={seat} player={playerAt(session, seat)} isOnTurn={seat === turn} />
        ))}
      </ul>
    </section>
  );
}

interface SeatRowProps {
  readonly state: TableState;
  readonly seat: Seat;
  readonly player: Player;
  readonly isOnTurn: boolean;
}

/** A chair of the hand: who sits there, how they stand, and what the teacher can have them do. */
function SeatRow({ state, seat, player, isOnTurn }: SeatRowProps) {
  const t = useT();
  const chair = state.places[player];
  const isPerson = chair.kind === 'person';
  const name = t.nameOf(nameAt(chair) ?? '');
  return (
    <li className={isOnTurn ? 'on' : undefined}>
      <WindGlyph wind={seat} />
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          {[...(isPerson ? [] : [t('teach.bot')]), standOf(t, state, seat)].filter(Boolean).join(t('list.comma'))}
        </small>
      </span>
      <span>
        {isPerson && chair.presence !== 'here' ? (
          <Badge icon="away">{t('teach.isAway')}</Badge>
        ) : (
          isOnTurn && (
            <Badge tone="ok" icon="clock">
              {t('teach.thinks')}
            </Badge>
          )
        )}
      </span>
      {isPerson && <LearnerActs player={player} name={name} isHere={chair.presence === 'here'} />}
    </li>
  );
}

interface ActsProps {
  readonly player: Player;
  readonly name: string;
  readonly isHere: boolean;
}

/** What a teacher can have a learner do: try again, or leave. A learner who is here leaves the chair only after a second question. */
function LearnerActs({ player, name, isHere }: ActsProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const removal = t('room.remove', { name });
  const remove = () => {
    setAsking(false);
    void client.send({ type: 'remove', place: player });
  };
  return (
    <>
      <span className="teach-acts">
        <button
          type="button"
          className="ib"
          aria-label={t('teach.tryAgainOf', { name })}
          title={t('teach.tryAgain')}
          onClick={() => void teach({ kind: 'try-again', player })}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          className="ib"
          aria-label={removal}
          title={removal}
          onClick={() => (isHere ? setAsking(true) : remove())}
        >
          <Icon name="close" />
        </button>
      </span>
      {isAsking && (
        <Sure
          question={t('teach.removeSure', { name })}
          yes={removal}
          no={t('teach.teachOn')}
          onYes={remove}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  );
}
