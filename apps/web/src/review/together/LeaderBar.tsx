import type { Reviewer } from '@gorrion/protocol';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Faces } from './Face.tsx';
import { isSamePlace, type NameOfPlace } from './places.ts';
import type { Together } from './useTogether.ts';
import '../../kit/ui/choice.css';
import './together.css';

/** Most people whose places stand in the bar; the panel has all. */
const MOST_NAMED = 2;

interface LeaderBarProps {
  readonly together: Together;
  /** Returns a moment in few words. */
  readonly nameOf: NameOfPlace;
}

/** Who leads and who walks alone, and whether this page goes along. It stands above the panels while people are there. */
export function LeaderBar({ together, nameOf }: LeaderBarProps) {
  const t = useT();
  const { room, leader, isLeading } = together;
  if (!room) return null;
  const here = room.people.filter(({ isHere }) => isHere);
  return (
    <section className="row tight tg-bar" aria-label={t('together.people')}>
      <Faces people={here} most={4} />
      <p className="tg-lead">
        <b>{leadSentence(t, leader, isLeading)}</b>
        <span>{whereSentence(t, together, here, nameOf)}</span>
      </p>
      <LeadWays together={together} />
      <Offer together={together} />
    </section>
  );
}

function leadSentence(t: Translate, leader: Reviewer | undefined, isLeading: boolean): string {
  if (isLeading) return t('together.youLead');
  if (!leader) return t('together.nobodyLeads');
  return t(leader.isHere ? 'together.leads' : 'together.leaderAway', { name: leader.name });
}

/** Says where those are who are elsewhere, or how many people there are. */
function whereSentence(
  t: Translate,
  { self, leader }: Together,
  here: readonly Reviewer[],
  nameOf: NameOfPlace,
): string {
  const elsewhere = here.filter(one => one !== self && one.at && !one.isFollowing && !isSamePlace(one.at, self?.at));
  const named = elsewhere
    .toSorted((a, b) => Number(b === leader) - Number(a === leader))
    .slice(0, MOST_NAMED)
    .map(one => t('together.isAt', { name: one.name, place: nameOf(one.at!) }));
  if (here.length < 2) return t('together.alone');
  if (named.length === 0) return t('together.count', { count: here.length });
  const rest = elsewhere.length - named.length;
  return t.all(rest > 0 ? [...named, t('together.more', { count: rest })] : named);
}

/** Follow or walk freely; or take the lead, or end it. */
function LeadWays({ together }: { readonly together: Together }) {
  const t = useT();
  const { leader, isLeading, isFollowing, act, follow } = together;
  if (isLeading)
    return (
      <button type="button" className="btn sm" onClick={() => void act({ type: 'end-lead' })}>
        {t('together.endLead')}
      </button>
    );
  if (!leader?.isHere)
    return (
      <button type="button" className="btn sm" onClick={() => void act({ type: 'take-lead' })}>
        {t('together.takeLead')}
      </button>
    );
  return (
    <fieldset className="choice slim" aria-label={t('together.goAlong')}>
      <button type="button" aria-pressed={isFollowing} onClick={() => follow(true)}>
        <b>{t('together.follow')}</b>
      </button>
      <button type="button" aria-pressed={!isFollowing} onClick={() => follow(false)}>
        <b>{t('together.free')}</b>
      </button>
    </fieldset>
  );
}

/** The lead, when the leader offers it to this reader. */
function Offer({ together: { room, self, leader, act } }: { readonly together: Together }) {
  const t = useT();
  if (!room || room.offeredTo === null || room.offeredTo !== self?.who) return null;
  return (
    <p className="row ends tg-offer" role="status">
      {t('together.offered', { name: leader?.name ?? '' })}
      <button type="button" className="btn sm" onClick={() => void act({ type: 'take-lead' })}>
        {t('together.takeLead')}
      </button>
    </p>
  );
}
