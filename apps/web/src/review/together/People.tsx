import type { Reviewer, ReviewPlace } from '@gorrion/protocol';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Anchor } from './Anchor.tsx';
import { Face } from './Face.tsx';
import type { NameOfPlace } from './places.ts';
import type { Together } from './useTogether.ts';

interface PeopleProps {
  readonly together: Together;
  /** Returns a moment in few words. */
  readonly nameOf: NameOfPlace;
  readonly onGo: (place: ReviewPlace) => void;
}

/** Everybody in the review and where they are; the leader offers the lead here. */
export function People({ together, nameOf, onGo }: PeopleProps) {
  const t = useT();
  const people = together.room?.people.filter(({ isHere }) => isHere) ?? [];
  return (
    <section>
      <h2>{t('together.people')}</h2>
      <ul className="ruled">
        {people.map(one => (
          <li key={one.who} className="row">
            <Face one={one} />
            <span className="tg-who">
              <b>{one === together.self ? t('together.you', { name: one.name }) : one.name}</b>
              <span className="fine">{roleOf(t, one, together)}</span>
            </span>
            {one.at && one !== together.self && <Anchor place={one.at} nameOf={nameOf} onGo={onGo} />}
            <OfferLead one={one} together={together} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function roleOf(t: Translate, one: Reviewer, { leader }: Together): string {
  if (one === leader) return t('together.role.leader');
  return t(one.isFollowing ? 'together.role.follows' : 'together.role.free');
}

function OfferLead({ one, together: { room, self, isLeading, act } }: { one: Reviewer; together: Together }) {
  const t = useT();
  if (!isLeading || one === self) return null;
  const isOffered = room?.offeredTo === one.who;
  return (
    <button
      type="button"
      className="btn sm"
      aria-pressed={isOffered}
      aria-label={t(isOffered ? 'together.takeBack' : 'together.offer', { name: one.name })}
      onClick={() => void act({ type: 'offer-lead', to: isOffered ? null : one.who })}
    >
      {t(isOffered ? 'together.isOffered' : 'together.offerShort')}
    </button>
  );
}
