import type { PlayerView } from '@gorrion/events/tournament';
import { foldText } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Empty } from '../../../kit/ui/Empty.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { SearchField } from '../../../kit/ui/SearchField.tsx';
import { Sure } from '../../../kit/ui/Sure.tsx';
import { isGone } from '../../event/event.ts';
import { EventDialog } from '../fields/EventDialog.tsx';
import type { EventDesk } from '../useEvent.ts';
import { PlayerForm } from './PlayerForm.tsx';
import { asNew } from './pasted.ts';
import { sureText } from './sureText.ts';
import './players.css';

/** Returns the players whose name, number, team or club holds a text. */
export function playersFound(players: readonly PlayerView[], search: string): readonly PlayerView[] {
  const wanted = foldText(search.trim());
  if (wanted === '') return players;
  return players.filter(({ player, drawn, name, team = '', club = '' }) =>
    [String(player), String(drawn ?? ''), name, team, club].some((text, at) =>
      at < 2 ? text === wanted : foldText(text).includes(wanted),
    ),
  );
}

interface HandListProps {
  readonly desk: EventDesk;
  /** Whether the list stands above the form, as after many were added at once. */
  readonly isListFirst: boolean;
}

/** The list of players, written by hand. */
export function HandList({ desk, isListFirst }: HandListProps) {
  const t = useT();
  const { view, send } = desk;
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<number>();
  const found = playersFound(view.players, search);
  const player = view.players.find(one => one.player === edited);
  const form = (
    <section key="form" className="card pad stack" aria-labelledby="og-add">
      <h2 id="og-add">{t('organiser.add')}</h2>
      <PlayerForm teams={view.teams} onSave={one => send({ type: 'add-player', player: one })}>
        <button type="submit" className="btn sm pri">
          <Icon name="plus" />
          {t('organiser.add.button')}
        </button>
      </PlayerForm>
    </section>
  );
  const list = (
    <section key="list" className="card pad stack" aria-labelledby="og-list">
      <div className="row ends og-head">
        <h2 id="og-list">{t('organiser.list', { count: view.players.length })}</h2>
        {view.players.length > 8 && <PlayerSearch text={search} onText={setSearch} />}
      </div>
      {view.players.length === 0 && <Empty isLow note={t('organiser.list.empty')} />}
      <ul className="ruled og-people">
        {found.map(one => (
          <PlayerRow key={one.player} player={one} onEdit={() => setEdited(one.player)} />
        ))}
      </ul>
    </section>
  );
  return (
    <>
      {isListFirst ? [list, form] : [form, list]}
      {player && <PlayerDialog desk={desk} player={player} onClose={() => setEdited(undefined)} />}
    </>
  );
}

/** A field that finds players. */
export function PlayerSearch({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  return <SearchField label={useT()('organiser.search')} text={text} onText={onText} />;
}

function PlayerRow({ player, onEdit }: { readonly player: PlayerView; readonly onEdit: () => void }) {
  const t = useT();
  const about = [player.country, player.ema, player.team, player.club]
    .flatMap(text => (text ? t.nameOf(text) : []))
    .join(' · ');
  return (
    <li className={isGone(player) ? 'row gone' : 'row'}>
      <span className="og-people-number">{player.drawn ?? player.player}</span>
      <span className="grow stack tight og-people-name">
        <b>{player.name}</b>
        {about && <span className="fine">{about}</span>}
      </span>
      <span className="row tight">
        {player.isSubstitute && <Badge>{t('organiser.player.substitute')}</Badge>}
        {player.isDisqualified && <Badge tone="bad">{t('organiser.player.disqualified')}</Badge>}
        {player.isWithdrawn && <Badge tone="bad">{t('organiser.player.withdrawn')}</Badge>}
        {player.isLinked && (
          <Badge tone="ok" icon="check">
            {t('organiser.player.linked')}
          </Badge>
        )}
      </span>
      <button
        type="button"
        className="btn sm"
        aria-label={t('organiser.edit.of', { name: player.name })}
        onClick={onEdit}
      >
        {t('organiser.edit')}
      </button>
    </li>
  );
}

interface PlayerDialogProps {
  readonly desk: EventDesk;
  readonly player: PlayerView;
  readonly onClose: () => void;
}

/** Changes a player, takes them off the list before the draw, or withdraws them after it. */
function PlayerDialog({ desk: { view, send }, player, onClose }: PlayerDialogProps) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const isDrawn = view.draw !== null;
  const closeIf = async (answer: Promise<boolean>) => {
    if (await answer) onClose();
  };
  const remove = () =>
    isDrawn
      ? send({ type: player.isWithdrawn ? 'reinstate-player' : 'withdraw-player', player: player.player })
      : send({ type: 'set-players', players: view.players.filter(one => one.player !== player.player).map(asNew) });
  const word = isDrawn ? (player.isWithdrawn ? 'reinstate' : 'withdraw') : 'remove';
  return (
    <EventDialog labelledBy="og-edit" className="small og-dialog" onClose={onClose}>
      <h1 id="og-edit">{player.name}</h1>
      <PlayerForm
        start={asNew(player)}
        teams={view.teams}
        onSave={async one => {
          // What was emptied goes: a change without it would keep it.
          const emptied = { country: '', ema: '', club: '', team: '' };
          const changes = { ...emptied, isSubstitute: false, ...one };
          const isTaken = await send({ type: 'change-player', player: player.player, changes });
          if (isTaken) onClose();
          return isTaken;
        }}
      >
        <button type="submit" className="btn sm pri">
          {t('organiser.edit.save')}
        </button>
      </PlayerForm>
      {isAsking ? (
        <Sure
          question={sureText(t, view, word, player.name)}
          yes={t(`organiser.edit.${word}`)}
          no={t('organiser.back')}
          onYes={() => void closeIf(remove())}
          onNo={() => setAsking(false)}
        />
      ) : (
        <div className="row og-acts">
          {!player.isDisqualified && (
            <button type="button" className="btn sm" onClick={() => setAsking(true)}>
              {t(`organiser.edit.${word}`)}
            </button>
          )}
          <button type="button" className="btn sm ghost" onClick={onClose}>
            {t('organiser.back')}
          </button>
        </div>
      )}
    </EventDialog>
  );
}
