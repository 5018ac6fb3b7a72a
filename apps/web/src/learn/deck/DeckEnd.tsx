import { cardOf, comingDays, type DeckCard, type DeckDay, dayIn } from '@gorrion/learn/deck';
import { useEffect, useRef } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { cardName, daysText } from './cards.ts';
import { NextDays, OwnDeck, SinceBegun } from './DeckSide.tsx';
import { CardRow } from './DeckStart.tsx';
import type { DeckToday } from './useDeck.ts';

interface DeckEndProps {
  readonly now: DeckToday;
}

/** How today went: what was right, and when each card comes back. */
export function DeckEnd({ now }: DeckEndProps) {
  const t = useT();
  const { deck, today } = now;
  const day = dayIn(deck, today);
  return (
    <div className="sides">
      <div>
        <DoneCard day={day} tomorrow={comingDays(deck, today + 1, 1)[0] ?? 0} />
        <Card title={t('deck.cardsDone', { count: day.answers.length })} aside={<small>{t('deck.when')}</small>}>
          <ol className="ruled">
            {day.answers.map(({ id, isRight }) => (
              <CardRow key={id} id={id}>
                <Badge tone={isRight ? 'ok' : 'bad'} icon={isRight ? 'check' : 'undo'}>
                  <span className="sr">{t(isRight ? 'drills.right' : 'drills.notRight')}. </span>
                  {daysText(t, (deck.cards[id]?.due ?? today + 1) - today)}
                </Badge>
              </CardRow>
            ))}
          </ol>
        </Card>
      </div>
      <aside>
        <NextDays now={now} />
        <SinceBegun now={now} />
        <OwnDeck now={now} />
      </aside>
    </div>
  );
}

const drillPath = ({ drill, kind, of }: DeckCard): string => paths.drills(drill, kind === 'fan' ? { fan: of } : {});

function DoneCard({ day, tomorrow }: { readonly day: DeckDay; readonly tomorrow: number }) {
  const t = useT();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { answers, seconds } = day;
  const right = answers.filter(({ isRight }) => isRight).length;
  const missed = answers.find(({ isRight }) => !isRight);
  const weak = missed && cardOf(missed.id);
  const time = t('deck.doneMinutes', { count: Math.max(1, Math.round(seconds / 60)) });
  return (
    <section className="card empty">
      <h2 ref={title} tabIndex={-1}>
        {t('deck.done')}
      </h2>
      <p>
        {t('deck.doneRight', { right, count: answers.length, time })} {t('deck.doneTomorrow', { count: tomorrow })}
      </p>
      <div className="row">
        <Go className="btn pri" href={paths.learn()}>
          {t('deck.back')}
        </Go>
        {weak && (
          <Go className="btn" href={drillPath(weak)}>
            <Icon name="target" />
            {t('deck.drill', { card: cardName(t, weak) })}
          </Go>
        )}
      </div>
    </section>
  );
}
