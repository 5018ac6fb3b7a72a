import type { ReviewVote } from '@gorrion/protocol';
import { isSameAction, type SeatCommand } from '@gorrion/rules';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { pointsText } from '../frame/words.ts';
import type { Asked, VoteCardProps } from './asked.ts';
import { ChoiceFace } from './ChoiceFace.tsx';
import { choiceName } from './choiceName.ts';
import { Faces } from './Face.tsx';
import { barsOf, type VoteBar } from './votes.ts';

/** What all have voted for, with what the expert thinks of it. */
export function VotesShown({ together, room, askedAt, onNext, vote }: VoteCardProps & { readonly vote: ReviewVote }) {
  const t = useT();
  const { isLeading, act } = together;
  const asked = askedAt(vote);
  const bars = barsOf(vote, room.people, asked.candidates);
  const next = async () => {
    if (await act({ type: 'end-vote' })) onNext(vote);
  };
  return (
    <section className="stack tg-vote" aria-label={t('together.votes')} aria-live="polite">
      <div className="row ends">
        <h2>{t('together.votes')}</h2>
        <Badge tone="ok" icon="eye">
          {t('together.shown')}
        </Badge>
      </div>
      {bars.length === 0 && <p className="fine">{t('together.noVotes')}</p>}
      <ol className="tg-bars">
        {bars.map(bar => (
          <Bar key={choiceName(t, bar.choice)} bar={bar} />
        ))}
      </ol>
      <p className="fine">{summary(t, bars, asked)}</p>
      {isLeading && (
        <div className="row fill">
          <button type="button" className="btn sm" onClick={() => void next()}>
            {t('together.next')}
          </button>
          <button type="button" className="btn sm" onClick={() => void act({ type: 'end-vote' })}>
            {t('together.endVote')}
          </button>
        </div>
      )}
    </section>
  );
}

/** One choice in one sentence, drawn as a bar with the faces of those who made it. */
function Bar({ bar }: { readonly bar: VoteBar }) {
  const t = useT();
  const { choice, people, share, value } = bar;
  const name = choiceName(t, choice);
  const names = t.all(people.map(({ name }) => name));
  return (
    <li>
      <span className="sr">
        {value === undefined
          ? t('together.bar', { choice: name, names })
          : t('together.barValue', { choice: name, names, value: pointsText(t, value) })}
      </span>
      <ChoiceFace action={choice} />
      <span className="tg-track" aria-hidden="true">
        <i style={{ width: `${share * 100}%` }} />
      </span>
      <Faces people={people} most={3} />
      <span className={value !== undefined && value < 0 ? 'numeral loss' : 'numeral'} aria-hidden="true">
        {value === undefined ? '' : pointsText(t, value)}
      </span>
    </li>
  );
}

/** Says who chose what the expert would, and what was played. */
function summary(t: Translate, bars: readonly VoteBar[], { candidates, played, name }: Asked): string {
  const isBest = (choice: SeatCommand) =>
    candidates.some(({ action, isEqual }, n) => (n === 0 || isEqual) && isSameAction(action, choice));
  const right = bars.filter(({ choice }) => isBest(choice)).flatMap(({ people }) => people);
  const sentences = [
    right.length > 0 && t('together.right', { names: t.all(right.map(one => one.name)) }),
    right.length === 0 && candidates.length > 0 && bars.length > 0 && t('together.nobodyRight'),
    played && t('together.played', { name, choice: choiceName(t, played) }),
    candidates.length > 0 ? t('together.expertValues') : t('together.noValues'),
  ];
  return sentences.filter(Boolean).join(' ');
}
