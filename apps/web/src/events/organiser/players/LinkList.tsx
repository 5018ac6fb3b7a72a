import type { PlayerView } from '@gorrion/events/tournament';
import { useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Empty } from '../../../kit/ui/Empty.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import { eventPaths } from '../../../shell/links/eventPaths.ts';
import { copyText } from '../../../shell/page/copyText.ts';
import { Go } from '../../../shell/page/Go.tsx';
import { LinkDialog } from '../fields/LinkDialog.tsx';
import type { EventDesk } from '../useEvent.ts';
import { PlayerSearch, playersFound } from './HandList.tsx';
import './players.css';

const linkOf = (id: string, key: string): string => location.origin + eventPaths.eventLink(id, key);

/** The link of each player, by which they take their name in the event. */
export function LinkList({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const { id, view, send } = desk;
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState<number>();
  const open = view.players.filter(({ isLinked, isWithdrawn, key }) => key && !isLinked && !isWithdrawn);
  const lines = open.map(({ name, key }) => `${name}\t${linkOf(id, key!)}`).join('\n');
  const player = view.players.find(one => one.player === shown);
  return (
    <>
      <Note icon="link" title={t('organiser.links.each')}>
        {t('organiser.links.each.note')}
      </Note>
      <section className="card pad stack" aria-labelledby="og-links">
        <div className="row ends og-head">
          <h2 id="og-links">{t('organiser.links')}</h2>
          {view.players.length > 8 && <PlayerSearch text={search} onText={setSearch} />}
          <button type="button" className="btn sm" disabled={open.length === 0} onClick={() => void copyText(lines)}>
            <Icon name="copy" />
            {t('organiser.links.copyAll', { count: open.length })}
          </button>
          {view.players.length > 0 && (
            <Go className="btn sm" href={eventPaths.event(id, 'print', 'slips')}>
              <Icon name="print" />
              {t('organiser.links.print')}
            </Go>
          )}
        </div>
        {view.players.length === 0 && <Empty isLow note={t('organiser.list.empty')} />}
        <ul className="ruled og-people">
          {playersFound(view.players, search).map(one => (
            <LinkRow
              key={one.player}
              player={one}
              link={one.key === undefined ? undefined : linkOf(id, one.key)}
              onShow={() => setShown(one.player)}
            />
          ))}
        </ul>
      </section>
      {player && (
        <LinkDialog
          name={player.name}
          link={player.key === undefined ? undefined : linkOf(id, player.key)}
          onNew={() => send({ type: 'new-link', player: player.player })}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}

interface LinkRowProps {
  readonly player: PlayerView;
  readonly link: string | undefined;
  readonly onShow: () => void;
}

function LinkRow({ player, link, onShow }: LinkRowProps) {
  const t = useT();
  const { name, isLinked } = player;
  return (
    <li className={player.isWithdrawn ? 'row gone' : 'row'}>
      <span className="og-people-number">{player.drawn ?? player.player}</span>
      <span className="grow stack tight og-people-name">
        <b>{name}</b>
      </span>
      <span className="row tight">
        {isLinked ? (
          <Badge tone="ok" icon="check">
            {t('organiser.player.linked')}
          </Badge>
        ) : (
          <Badge icon="clock">{t('organiser.player.open')}</Badge>
        )}
      </span>
      <span className="row tight">
        {link !== undefined && (
          <button
            type="button"
            className="ib"
            aria-label={t('organiser.links.copy', { name })}
            onClick={() => void copyText(link)}
          >
            <Icon name="copy" />
          </button>
        )}
        <button type="button" className="btn sm" aria-label={t('organiser.links.show.of', { name })} onClick={onShow}>
          {t('organiser.links.show')}
        </button>
      </span>
    </li>
  );
}
