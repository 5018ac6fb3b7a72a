import { cardOf, comingDays, wellKnown } from '@gorrion/learn/deck';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Switch } from '../../kit/ui/Switch.tsx';
import { type DeckToday, turnDeck } from './useDeck.ts';

const DAYS = 7;
const DAY_MS = 86_400_000;
/** Height of the longest bar (px). */
const TALLEST = 44;

interface SideProps {
  readonly now: DeckToday;
}

/** How many cards come back on each of the next seven days. */
export function NextDays({ now: { deck, today, plan } }: SideProps) {
  const t = useT();
  const counts = comingDays(deck, today, DAYS).map((count, n) => (n === 0 ? plan.cards.length : count));
  const most = Math.max(1, ...counts);
  const format = new Intl.DateTimeFormat(t.locale, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (n: number) => (n === 0 ? t('deck.todayShort') : format.format((today + n) * DAY_MS));
  return (
    <Card title={t('deck.days')}>
      <ol className="dk-days">
        {counts.map((count, n) => (
          <li key={nameOf(n)} className={n === 0 ? 'now' : undefined}>
            <b>{count}</b>
            <i aria-hidden="true" style={{ height: `${(count / most) * TALLEST}px` }} />
            <span>{nameOf(n)}</span>
          </li>
        ))}
      </ol>
      <p className="fine">{t('deck.daysNote')}</p>
    </Card>
  );
}

/** The deck's switch, and what it holds. */
export function OwnDeck({ now: { deck } }: SideProps) {
  const t = useT();
  const ids = Object.keys(deck.cards);
  const own = ids.filter(id => cardOf(id)?.kind === 'mistake').length;
  return (
    <Card
      title={t('deck.title')}
      aside={<Switch label={t('deck.title')} isOn={deck.isOn} onTurn={turnDeck} />}
      foot={<p className="fine">{t('deck.offByDefault')}</p>}
    >
      <dl className="facts">
        <dt>{t('deck.cards')}</dt>
        <dd>{t.number(ids.length)}</dd>
        <dt>{t('deck.own')}</dt>
        <dd>{t.number(own)}</dd>
        <dt>{t('deck.longest')}</dt>
        <dd>{t('deck.tenMinutes')}</dd>
      </dl>
    </Card>
  );
}

/** What the deck has brought so far, without a streak. */
export function SinceBegun({ now: { deck, today } }: SideProps) {
  const t = useT();
  const { week, since, days } = deck;
  const all = since === null ? days : Math.max(days, today - since + 1);
  return (
    <Card title={t('deck.since')} foot={<p className="fine">{t('deck.noStreak')}</p>}>
      <dl className="facts">
        <dt>{t('deck.daysWith')}</dt>
        <dd>{t('deck.of', { part: days, all })}</dd>
        {week.asked > 0 && (
          <>
            <dt>{t('deck.afterWeek')}</dt>
            <dd>{(week.known / week.asked).toLocaleString(t.locale, { style: 'percent' })}</dd>
          </>
        )}
        <dt>{t('deck.wellKnown')}</dt>
        <dd>{t('deck.of', { part: wellKnown(deck), all: Object.keys(deck.cards).length })}</dd>
      </dl>
    </Card>
  );
}
