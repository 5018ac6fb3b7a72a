import type { ChatContent, ChatLine, Me, Refusal } from '@gorrion/protocol';
import { keepsTalk, roomOf } from '@gorrion/table';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import { regard, usePeaceLists } from '../../client/peace/lists.ts';
import type { PeaceFailure } from '../../client/peace/server.ts';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Switch } from '../../kit/ui/Switch.tsx';
import { saidText } from '../../shell/page/saidText.ts';
import { readUpTo } from './chatStore.ts';
import { openings, speakers } from './lines.ts';
import { QuickWords, WriteChat } from './Say.tsx';
import { useChat } from './useChat.ts';
import './chat.css';

interface ChatBoxProps {
  readonly table: FollowedTable;
  /** It stands in a page that scrolls: its lines count as read only once they are in sight. */
  readonly isInPage?: boolean;
  /** Without quick words, for whom they are in the way of what they write. */
  readonly isWritten?: boolean;
  /** Called after the reader has sent something. */
  readonly onSaid?: () => void;
}

/** Shows the lines of the chat and the ways to send one: the same in the room and over the table. */
export function ChatBox({ table, isInPage = false, isWritten = false, onSaid }: ChatBoxProps) {
  const t = useT();
  const { lines, me } = useChat(table);
  const [refusal, setRefusal] = useState<Refusal>();
  const open = openings(table.state, table.viewer);
  const say = async (saying: ChatContent): Promise<boolean> => {
    const why = await client.sendChat(saying);
    setRefusal(why);
    if (why === undefined) onSaid?.();
    return why === undefined;
  };
  return (
    <div className="stack tight chat-box">
      <Lines lines={lines} me={me} isInPage={isInPage} />
      <p className="fine">
        {t(leadKey(table, open))} {table.viewer !== 'spectator' && keepsTalk(table.state) && t('chat.kept')}
      </p>
      {open.words && !isWritten && <QuickWords onSay={say} />}
      {open.text && <WriteChat onSay={say} />}
      <p className="field-fault" role="alert">
        {refusal && t(`error.${refusal}`)}
      </p>
      <Blocks />
    </div>
  );
}

/** Says who can read the chat, or why it is closed. */
function leadKey({ viewer, state }: FollowedTable, { text, words }: ReturnType<typeof openings>) {
  if (!text) return words ? 'chat.closedHand' : state.settings.rated ? 'chat.closedRated' : 'chat.closedWmo';
  return roomOf(viewer, state.stage) === 'spectators' ? 'chat.spectators' : 'chat.players';
}

/** What a bar at the bottom of the screen may cover is not in sight. */
const BOTTOM_BAR = '0px 0px -96px';

interface LinesProps extends Pick<Required<ChatBoxProps>, 'isInPage'> {
  readonly lines: readonly ChatLine[];
  readonly me: Me | undefined;
}

function Lines({ lines, me, isInPage }: LinesProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const latest = lines.at(-1)?.at;
  useEffect(() => {
    if (latest === undefined || !list.current) return undefined;
    list.current.scrollTo({ top: list.current.scrollHeight });
    if (!isInPage) {
      readUpTo(latest);
      return undefined;
    }
    const sight = new IntersectionObserver(
      seen => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) readUpTo(latest);
      },
      { rootMargin: BOTTOM_BAR },
    );
    // The newest line is the last: the head of the list alone may be above the edge of the screen.
    sight.observe(list.current.lastElementChild ?? list.current);
    return () => sight.disconnect();
  }, [latest, isInPage]);
  if (lines.length === 0) return <p className="fine">{t('chat.none')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <ul className="chat-lines" aria-label={t('chat.lines')} ref={list} tabIndex={0}>
      {lines.map(line => (
        <Line key={line.at} line={line} isMine={line.from.id === me?.id} />
      ))}
    </ul>
  );
}

function Line({ line, isMine }: { readonly line: ChatLine; readonly isMine: boolean }) {
  const t = useT();
  return (
    <li className={isMine ? 'mine' : undefined}>
      <span className="chat-who">
        <bdi>{t.nameOf(line.from.name)}</bdi>
        {line.room === 'spectators' && (
          <span className="chat-watches">
            <Icon name="eye" />
            <span className="sr">{t('chat.watches')}</span>
          </span>
        )}
      </span>{' '}
      <bdi>{saidText(t, line)}</bdi>
    </li>
  );
}

/** Whom the reader does not want to hear: here and everywhere, until they take it back. */
function Blocks() {
  const t = useT();
  const me = useApp(app => app.me);
  const lines = useApp(app => app.chat);
  const { blocked } = usePeaceLists();
  const [why, setWhy] = useState<PeaceFailure>();
  const people = speakers(lines, blocked, me);
  if (people.length === 0) return null;
  return (
    <details className="chat-mutes">
      <summary>
        <Icon name="muted" />
        {t('chat.block')}
      </summary>
      <p className="fine">{t('chat.blockNote')}</p>
      <ul>
        {people.map(person => (
          <li key={person.id} className="row">
            <bdi className="grow ellipsis">{t.nameOf(person.name)}</bdi>
            <Switch
              label={t('chat.blockOne', { name: person.name })}
              isOn={blocked.some(({ id }) => id === person.id)}
              onTurn={isOn => void regard('blocked', person, isOn).then(setWhy)}
            />
          </li>
        ))}
      </ul>
      <p className="field-fault" role="alert">
        {why && t(`people.no.${why}`)}
      </p>
    </details>
  );
}
