import { BOT_LEVELS, type BotLevel, type TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { useState } from 'react';
import { client } from '../client/index.ts';
import { type Translate, useT } from '../i18n/index.ts';
import { useApp } from '../store/app.ts';
import { freePlaces, isBarred } from '../store/people.ts';
import { Choice } from '../ui/Choice.tsx';
import { Sure } from '../ui/Sure.tsx';

interface RoomWaysProps {
  readonly state: TableState;
  readonly mine: Player | undefined;
  readonly amHost: boolean;
  readonly level: BotLevel;
  readonly onLevel: (level: BotLevel) => void;
}

/** What the viewer can do: take or leave a seat; the host also adds bots, starts the game and closes the table. */
export function RoomWays(props: RoomWaysProps) {
  const { state, mine, amHost } = props;
  return (
    <div className="room-ways">
      {amHost ? <HostWays {...props} /> : <GuestNote state={state} />}
      <div className="room-quiet">
        <SitOrStand state={state} mine={mine} />
        {amHost && <CloseTable />}
      </div>
    </div>
  );
}

function HostWays({ state, level, onLevel }: RoomWaysProps) {
  const t = useT();
  const free = freePlaces(state);
  const isFull = free.length === 0;
  const fill = () => {
    for (const place of free) void client.send({ type: 'add-bot', place, level });
  };
  return (
    <>
      {!isFull && (
        <Choice
          label={t('room.level')}
          value={level}
          options={BOT_LEVELS.map(value => ({
            value,
            label: t(`options.level.${value}`),
            note: t(`home.level.${value}.note`),
          }))}
          onChoose={onLevel}
        />
      )}
      <div className="room-main">
        {!isFull && (
          <button type="button" className="btn soft" onClick={fill}>
            {t('room.fill')}
          </button>
        )}
        <button
          type="button"
          className="btn pri"
          disabled={!isFull}
          aria-describedby="start-note"
          onClick={() => client.send({ type: 'start' })}
        >
          {t('room.start')}
        </button>
      </div>
      <p id="start-note" role="status">
        {!isFull && t('room.startNote', { count: free.length })}
      </p>
    </>
  );
}

/** Returns the sentence that says who starts the game: the host, or the player who acts for an absent host. */
export function waitingFor(t: Translate, { places, host }: Pick<TableState, 'places' | 'host'>): string {
  const people = places.filter(place => place.kind === 'person');
  const owner = people.find(({ id }) => id === host);
  if (owner?.presence === 'here') return t('room.hostStarts', { name: owner.name });
  const heir = people.find(({ presence }) => presence === 'here')?.name;
  if (heir === undefined) return t('room.hostLeft');
  return owner?.presence === 'away'
    ? t('room.hostAwayHeir', { name: owner.name, heir })
    : t('room.hostLeftHeir', { heir });
}

function GuestNote({ state }: { readonly state: TableState }) {
  return <p role="status">{waitingFor(useT(), state)}</p>;
}

function SitOrStand({ state, mine }: Pick<RoomWaysProps, 'state' | 'mine'>) {
  const t = useT();
  const me = useApp(app => app.me);
  if (mine !== undefined) {
    return (
      <button type="button" className="btn sm ghost" onClick={() => client.send({ type: 'stand' })}>
        {t('room.standUp')}
      </button>
    );
  }
  if (isBarred(state, me)) return <span>{t('error.removed-by-host')}</span>;
  if (freePlaces(state).length === 0) return <span>{t('error.no-free-place')}</span>;
  return (
    <button type="button" className="btn pri" onClick={() => client.send({ type: 'sit' })}>
      {t('room.sitDown')}
    </button>
  );
}

/** Closes the table for all its players after a second question. */
function CloseTable() {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" className="btn sm ghost" onClick={() => setAsking(true)}>
        {t('room.close')}
      </button>
    );
  }
  return (
    <Sure
      question={t('room.closeSure')}
      yes={t('room.yesClose')}
      no={t('room.keep')}
      onYes={() => void client.send({ type: 'close' })}
      onNo={() => setAsking(false)}
    />
  );
}
