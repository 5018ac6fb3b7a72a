import { REVIEW_REFUSALS } from '@gorrion/protocol';
import { type Key, useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import type { VoteCardProps } from './asked.ts';
import { Messages } from './Messages.tsx';
import { People } from './People.tsx';
import type { NameOfPlace } from './places.ts';
import type { Why } from './review.ts';
import { Say } from './Say.tsx';
import type { Together } from './useTogether.ts';
import { VoteCard } from './VoteCard.tsx';
import './together.css';

export interface TogetherPanelProps extends Omit<VoteCardProps, 'room'> {
  readonly together: Together;
  /** Returns a moment in few words. */
  readonly nameOf: NameOfPlace;
  readonly onCopyLink: () => void;
}

/** The others in this review: who is where, what they would play, and what they say. */
export function TogetherPanel(props: TogetherPanelProps) {
  const t = useT();
  const { together, nameOf, place, onGo } = props;
  const { room } = together;
  if (!room) return <NotIn {...props} />;
  return (
    <div className="stack">
      {together.why && (
        <div role="alert">
          <Note tone="bad" icon="warn" title={whySentence(t, together.why)} />
        </div>
      )}
      <VoteCard {...props} room={room} />
      <Messages messages={together.messages} room={room} nameOf={nameOf} onGo={onGo} />
      <Say together={together} place={place} placeText={nameOf(place)} />
      <People together={together} nameOf={nameOf} onGo={onGo} />
      <div className="row fill">
        <button type="button" className="btn sm" onClick={props.onCopyLink}>
          <Icon name="link" />
          {t('together.copyLink')}
        </button>
        <button type="button" className="btn sm" onClick={together.leave}>
          <Icon name="leave" />
          {t('together.leave')}
        </button>
      </div>
    </div>
  );
}

/** Refusals that a review has a sentence for; all others have one of the whole page. */
const OWN: ReadonlySet<string> = new Set(REVIEW_REFUSALS);

function whySentence(t: ReturnType<typeof useT>, why: Why): string {
  return t((OWN.has(why) ? `together.not.${why}` : `error.${why}`) as Extract<Key, `error.${string}`>);
}

/** The way in, or why there is none. */
function NotIn({ together, onCopyLink }: TogetherPanelProps) {
  const t = useT();
  const { isOffered, isWanted, why, join } = together;
  const invite = () => {
    onCopyLink();
    join();
  };
  if (!isOffered)
    return (
      <div className="stack">
        <h2>{t('together.title')}</h2>
        <p>{t('together.not.only-with-link')}</p>
      </div>
    );
  return (
    <div className="stack">
      <h2>{t('together.title')}</h2>
      <p>{t('together.about')}</p>
      {why && (
        <div role="alert">
          <Note tone="bad" icon="warn" title={whySentence(t, why)} />
        </div>
      )}
      <button type="button" className="btn pri" disabled={isWanted} onClick={join}>
        <Icon name="people" />
        {t(isWanted ? 'together.joining' : 'together.join')}
      </button>
      <button type="button" className="btn sm" onClick={invite}>
        <Icon name="link" />
        {t('together.copyLink')}
      </button>
    </div>
  );
}
