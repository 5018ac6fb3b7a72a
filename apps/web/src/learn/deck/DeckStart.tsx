import { cardOf, type DayPlan } from '@gorrion/learn/deck';
import type { ReactNode } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { cardName, signOf } from './cards.ts';
import { Spread } from './DeckOff.tsx';
import { NextDays, OwnDeck } from './DeckSide.tsx';
import type { DeckToday } from './useDeck.ts';

/** Cards of today that are listed; the others are counted. */
const LISTED = 6;

interface DeckStartProps {
  readonly now: DeckToday;
  readonly onStart: (ids: readonly string[]) => void;
}

/** What there is to do today, and how long it takes. */
export function DeckStart({ now, onStart }: DeckStartProps) {
  return (
    <div className="sides">
      <div>
        <StartCard now={now} onStart={onStart} />
        <TodayCard now={now} />
      </div>
      <aside>
        <NextDays now={now} />
        <OwnDeck now={now} />
      </aside>
    </div>
  );
}

function StartCard({ now: { deck, plan }, onStart }: DeckStartProps) {
  const t = useT();
  const wrong = new Set(deck.newest?.answers.filter(({ isRight }) => !isRight).map(({ id }) => id));
  const again = plan.cards.filter(id => wrong.has(id));
  if (plan.cards.length === 0)
    return (
      <section className="card empty">
        <Spread />
        <h2>{t('deck.nothing')}</h2>
        <p>{t('deck.nothingNote')}</p>
      </section>
    );
  return (
    <section className="card empty">
      <Spread />
      <h2>{t('deck.today', { count: plan.cards.length })}</h2>
      <p>
        {mixText(t, plan)} {t('deck.skills')}
      </p>
      <div className="row">
        <button type="button" className="btn pri big" onClick={() => onStart(plan.cards)}>
          <Icon name="play" />
          {t('deck.start')}
        </button>
        {again.length > 0 && again.length < plan.cards.length && (
          <button type="button" className="btn" onClick={() => onStart(again)}>
            {t('deck.onlyWrong')}
          </button>
        )}
      </div>
    </section>
  );
}

/** Returns how many cards are new, and how many are repeated. */
function mixText(t: Translate, { cards, fresh }: DayPlan): string {
  const repeated = cards.length - fresh;
  const parts = [
    ...(fresh > 0 ? [t('deck.fresh', { count: fresh })] : []),
    ...(repeated > 0 ? [t('deck.repeat', { count: repeated })] : []),
  ];
  return t('deck.mix', { cards: parts.join(t('list.comma')) });
}

function TodayCard({ now: { deck, plan } }: Pick<DeckStartProps, 'now'>) {
  const t = useT();
  if (plan.cards.length === 0) return null;
  return (
    <Card
      title={t('deck.list')}
      aside={<small>{t('deck.minutes', { count: Math.max(1, Math.round(plan.seconds / 60)) })}</small>}
    >
      <ol className="ruled">
        {plan.cards.slice(0, LISTED).map(id => (
          <CardRow key={id} id={id}>
            {deck.cards[id] ? t('deck.seen', { count: deck.cards[id].reps }) : t('deck.new')}
          </CardRow>
        ))}
      </ol>
      {plan.cards.length > LISTED && <p className="fine">{t('deck.more', { count: plan.cards.length - LISTED })}</p>}
      {plan.waiting > 0 && <p className="fine">{t('deck.waiting', { count: plan.waiting })}</p>}
    </Card>
  );
}

interface CardRowProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** A card in a list: its skill, what kind of skill it is, and what stands at the right. */
export function CardRow({ id, children }: CardRowProps) {
  const t = useT();
  const card = cardOf(id);
  if (!card) return null;
  return (
    <li className="learn-row">
      <MiniTile tile={signOf(id)} decorative />
      <span>
        <b>{cardName(t, card)}</b>
        <small>{t(`deck.kind.${card.kind}`)}</small>
      </span>
      <span className="fine">{children}</span>
    </li>
  );
}
