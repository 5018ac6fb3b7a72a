import type { ReviewVote } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Anchor } from './Anchor.tsx';
import type { VoteCardProps } from './asked.ts';
import { ChoiceFace } from './ChoiceFace.tsx';
import { choiceName } from './choiceName.ts';
import { Face } from './Face.tsx';
import { isSamePlace } from './places.ts';
import { Sign } from './Sign.tsx';
import { VotesShown } from './VotesShown.tsx';

/** "What would you play?": asked, voted in secret, and shown. */
export function VoteCard(props: VoteCardProps) {
  const { room } = props;
  if (!room.vote) return <AskCard {...props} />;
  const vote = room.vote;
  return vote.shown === null ? <HiddenVote {...props} vote={vote} /> : <VotesShown {...props} vote={vote} />;
}

/** The question that the leader may put to all. */
function AskCard({ together, place, question }: VoteCardProps) {
  const t = useT();
  const { leader, isLeading, act } = together;
  if (leader?.isHere && !isLeading) return null;
  return (
    <button
      type="button"
      className="btn sm"
      disabled={!question}
      aria-keyshortcuts="V"
      onClick={() => question && void act({ type: 'ask-vote', at: place, ...question })}
    >
      <Sign name="hidden" />
      {t(question ? 'together.ask' : 'together.nothingToAsk')}
    </button>
  );
}

type VoteProps = VoteCardProps & { readonly vote: ReviewVote };

/** A vote that is going on. Nobody sees another's, nor what the expert thinks. */
function HiddenVote(props: VoteProps) {
  const t = useT();
  const { together, room, nameOf, place, askedAt, onGo, vote } = props;
  const { isLeading, leader } = together;
  return (
    <section className="stack tg-vote" aria-label={t('together.question')}>
      <div className="row ends">
        <h2>{t('together.question')}</h2>
        <Badge>
          <Sign name="hidden" />
          {t('together.hidden')}
        </Badge>
      </div>
      <p className="row ends fine">
        {t('together.toDecide', { name: askedAt(vote).name })}
        {!isSamePlace(place, vote.at) && <Anchor place={vote.at} nameOf={nameOf} onGo={onGo} />}
      </p>
      <Voters room={room} vote={vote} />
      <OwnVote {...props} />
      <Note icon="lock">
        {isLeading ? t('together.secretLeader') : t('together.secret', { name: leader?.name ?? '' })}{' '}
        {t('together.notHidden')}
      </Note>
      {isLeading && <LeaderWays together={together} />}
    </section>
  );
}

/** Who has voted, and who still thinks. */
function Voters({ room, vote }: Pick<VoteProps, 'room' | 'vote'>) {
  const t = useT();
  return (
    <ul className="row fine" aria-live="polite">
      {room.people
        .filter(one => one.isHere || vote.voted.includes(one.who))
        .map(one => (
          <li key={one.who} className="row tight">
            <Face one={one} />
            <span className="sr">{one.name}: </span>
            {vote.voted.includes(one.who) ? <b>{t('together.voted')}</b> : <span>{t('together.thinking')}</span>}
          </li>
        ))}
    </ul>
  );
}

/** The reader's own vote, which they may change. */
function OwnVote({ together, vote }: VoteProps) {
  const t = useT();
  const [isChanging, setChanging] = useState(false);
  const own = vote.own === null || isChanging ? undefined : vote.choices[vote.own];
  const choose = async (choice: number) => {
    if (await together.act({ type: 'vote', choice })) setChanging(false);
  };
  if (!own) return <Choices vote={vote} onChoose={choose} />;
  return (
    <div className="row tg-own">
      <span className="fine">{t('together.yourVote')}</span>
      <ChoiceFace action={own} />
      <b>{choiceName(t, own)}</b>
      <button type="button" className="btn sm" onClick={() => setChanging(true)}>
        {t('together.change')}
      </button>
    </div>
  );
}

/** The leader shows the votes, or ends the vote without. */
function LeaderWays({ together: { act } }: Pick<VoteProps, 'together'>) {
  const t = useT();
  return (
    <div className="row fill">
      <button type="button" className="btn pri" aria-keyshortcuts="R" onClick={() => void act({ type: 'show-votes' })}>
        {t('together.reveal')}
      </button>
      <button type="button" className="btn sm" onClick={() => void act({ type: 'end-vote' })}>
        {t('together.endVote')}
      </button>
    </div>
  );
}

interface ChoicesProps {
  readonly vote: ReviewVote;
  readonly onChoose: (choice: number) => void;
}

/** All that the player could do, as tiles and words. */
function Choices({ vote, onChoose }: ChoicesProps) {
  const t = useT();
  return (
    <fieldset className="row tight tg-choices" aria-label={t('together.choices')}>
      {vote.choices.map((action, n) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: the choices of a vote never change
          key={n}
          type="button"
          aria-pressed={vote.own === n}
          aria-label={choiceName(t, action)}
          onClick={() => onChoose(n)}
        >
          <ChoiceFace action={action} />
        </button>
      ))}
    </fieldset>
  );
}
