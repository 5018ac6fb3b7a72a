import type { ReviewMessage, ReviewPlace, ReviewRoom } from '@gorrion/protocol';
import { useEffect, useRef } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/MiniTiles.tsx';
import { Empty } from '../../kit/ui/Empty.tsx';
import { Anchor } from './Anchor.tsx';
import { Face } from './Face.tsx';
import type { NameOfPlace } from './places.ts';
import { partsOf } from './tileWords.ts';

interface MessagesProps {
  readonly messages: readonly ReviewMessage[];
  readonly room: ReviewRoom;
  /** Returns a moment in few words. */
  readonly nameOf: NameOfPlace;
  readonly onGo: (place: ReviewPlace) => void;
}

/** What was said about the game, each message with the moment that it is about. */
export function Messages({ messages, room, nameOf, onGo }: MessagesProps) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const newest = messages.at(-1)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is shown
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return (
    <section className="stack">
      <div className="row ends">
        <h2>{t('together.messages')}</h2>
        {messages.length > 0 && <span className="fine">{t('together.tapPlace')}</span>}
      </div>
      {messages.length === 0 && <Empty isLow note={t('together.noMessages')} />}
      <ol className="stack roomy tg-messages" ref={list} aria-live="polite">
        {messages.map(message => (
          <Message key={message.number} message={message} room={room} nameOf={nameOf} onGo={onGo} />
        ))}
      </ol>
    </section>
  );
}

function Message({
  message,
  room,
  nameOf,
  onGo,
}: Omit<MessagesProps, 'messages'> & { readonly message: ReviewMessage }) {
  const t = useT();
  const name = t.nameOf(message.name);
  const known = room.people.find(one => (message.isOwn ? one.who === room.self : one.name === name));
  return (
    <li className="row">
      <Face one={known ?? { who: message.number, name }} />
      <div className="grow">
        <p className="row tight">
          <b>{name}</b>
          <Anchor place={message.at} nameOf={nameOf} onGo={onGo} />
        </p>
        <p className="tg-text">
          {partsOf(message.text).map((part, n) =>
            'text' in part ? (
              part.text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
              <MiniTiles key={n} tiles={part.tiles} />
            ),
          )}
        </p>
      </div>
    </li>
  );
}
