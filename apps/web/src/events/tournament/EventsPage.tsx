import type { TournamentCard } from '@gorrion/events/tournament';
import { GREEN, RED, type Tile, WHITE } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { DamagedLedgers } from '../../client/ledgers/DamagedLedgers.tsx';
import { MoreButton } from '../../client/ledgers/MoreButton.tsx';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import type { LedgerList, Listed, ListName } from '../../client/ledgers/server.ts';
import { useLedgers } from '../../client/ledgers/useLedger.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card as Sheet } from '../../kit/ui/Card.tsx';
import { EmptyPlace } from '../../kit/ui/Empty.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { daysText, eventName } from '../event/words.ts';
import { stageText } from './words.ts';
import './event.css';

type Card = Listed<TournamentCard>;

const ONES = [0, 9, 18] as readonly number[] as readonly Tile[];
const DRAGONS = [RED, GREEN, WHITE];

/** The list of events: the reader's own, and those that are open to all. */
export default function EventsPage() {
  const t = useT();
  const { answer, more } = useLedgers<TournamentCard>('tournament');
  const organise = (
    <Go className="btn pri" href={eventPaths.newEvent()}>
      <Icon name="plus" />
      {t('tournament.organise')}
    </Go>
  );
  const acts = answer?.ok && isBare(answer.value) ? undefined : organise;
  return (
    <PlacePage title={t('tournament.events')} note={t('tournament.eventsNote')} acts={acts} className="ev">
      {!answer && <div className="page-wait" aria-busy="true" />}
      {answer && !answer.ok && <Note tone="amber" icon="warn" title={refusalText(t, answer, {})} />}
      {answer?.ok && <DamagedLedgers ids={answer.value.damaged} />}
      {answer?.ok && <Lists list={answer.value} more={more} organise={organise} />}
    </PlacePage>
  );
}

interface ListsProps {
  readonly list: LedgerList<TournamentCard>;
  readonly more: (of: ListName) => void;
  /** The way to a new event. */
  readonly organise: ReactNode;
}

/** Whether there is no event at all to show. */
const isBare = ({ mine, open, more }: LedgerList<TournamentCard>): boolean =>
  mine.length + open.length === 0 && more.open === null;

const STEPS = ['players', 'seats', 'sheets'] as const;

/** What an event goes through, from the first name to the last sheet. */
function FirstSteps() {
  const t = useT();
  return (
    <Sheet title={t('tournament.steps')}>
      <ol className="ruled">
        {STEPS.map(step => (
          <li key={step}>
            <b>{t(`tournament.steps.${step}`)}</b>
            <p className="fine">{t(`tournament.steps.${step}.note`)}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

function Lists({ list, more, organise }: ListsProps) {
  const t = useT();
  const { mine, open } = list;
  const others = open.filter(({ id }) => !mine.some(one => one.id === id));
  if (isBare(list)) {
    return (
      <EmptyPlace
        title={t('tournament.none')}
        note={t('tournament.noneNote')}
        beside={<FirstSteps />}
        tiles={[...ONES, ...DRAGONS]}
      >
        {organise}
      </EmptyPlace>
    );
  }
  return (
    <div className="cards ev-lists">
      <EventList title={t('tournament.mine')} empty={t('tournament.mineNone')} cards={mine}>
        <MoreButton list={list} of="mine" more={more} />
      </EventList>
      <EventList title={t('tournament.openToAll')} empty={t('tournament.openNone')} cards={others}>
        <MoreButton list={list} of="open" more={more} />
      </EventList>
    </div>
  );
}

interface ListProps {
  readonly title: string;
  readonly empty: string;
  readonly cards: readonly Card[];
  readonly children: ReactNode;
}

function EventList({ title, empty, cards, children }: ListProps) {
  const t = useT();
  return (
    <section className="card pad">
      <h2>{title}</h2>
      {cards.length === 0 && <p className="fine">{empty}</p>}
      <ul className="ruled ev-list">
        {cards.map(card => (
          <li key={card.id}>
            <Go href={eventPaths.event(card.id)}>
              <span>
                <b dir="auto">{eventName(t, card)}</b>
                <small>
                  {[t('tournament.players', { count: card.players }), daysText(t, card), t.nameOf(card.venue)]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <span className="row tight ev-badges">
                {card.isPlayer && <Badge>{t('tournament.youPlay')}</Badge>}
                {card.isOrganiser && <Badge>{t('tournament.youOrganise')}</Badge>}
                <Badge tone={card.stage === 'playing' ? 'ok' : 'plain'}>{stageText(t, card.stage)}</Badge>
              </span>
              <Icon name="right" />
            </Go>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
