import { type Attendance, type EveningView, type GroupView, isEveningOver } from '@gorrion/events/groups';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Icon, type IconName } from '../../kit/ui/Icon.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { Face } from '../Face.tsx';
import { memberName } from '../text.ts';
import type { PartProps } from '../useGroup.ts';
import { saveEvening } from './calendar.ts';
import { thereText } from './zoneText.ts';
import './evening.css';

/** Returns the evening that stands; undefined if none does or it is over. */
export const eveningNow = ({ evening }: GroupView): EveningView | undefined =>
  evening && !isEveningOver(evening, Date.now()) ? evening : undefined;

export const answerOf = ({ answers }: EveningView, member: number): Attendance | undefined =>
  answers.find(one => one.member === member)?.answer;

/** The next evening beside the season: when and where it is, who comes, and the reader's answer. */
export function EveningCard({ id, view, act }: PartProps) {
  const t = useT();
  const evening = eveningNow(view);
  if (!evening)
    return (
      <section className="card pad stack gp-evening" aria-labelledby="gp-next">
        <h2 id="gp-next">{t('groups.nextEvening')}</h2>
        <p className="fine">{t('groups.noEvening')}</p>
        <Go className="btn sm" href={eventPaths.group(id, 'evening')}>
          <Icon name="calendar" />
          {t('groups.planEvening')}
        </Go>
      </section>
    );
  const mine = answerOf(evening, view.you);
  return (
    <section className="card pad stack gp-evening" aria-labelledby="gp-next">
      <EveningHead view={view} evening={evening} title={t('groups.nextEvening')} />
      <Answers view={view} evening={evening} />
      <Coming evening={evening} />
      <div className="row">
        {mine === 'yes' ? (
          <Go className="btn sm" href={eventPaths.group(id, 'evening')}>
            {t('groups.toEvening')}
          </Go>
        ) : (
          <button
            type="button"
            className="btn sm pri"
            onClick={() => void act({ type: 'answer', evening: evening.number, answer: 'yes' })}
          >
            {t('groups.iCome')}
          </button>
        )}
        <CalendarButton id={id} view={view} evening={evening} />
      </div>
    </section>
  );
}

interface EveningHeadProps extends Pick<PartProps, 'view'> {
  readonly evening: EveningView;
  readonly title: string;
}

export function EveningHead({ view, evening, title }: EveningHeadProps) {
  const t = useT();
  const there = thereText(t, view, evening);
  const date = new Date(evening.at);
  const part = (options: Intl.DateTimeFormatOptions) => date.toLocaleDateString(t.locale, options);
  const where = [timeOfDay(t.locale, evening.at), evening.place].filter(text => text !== '');
  return (
    <div className="gp-when">
      <div className="gp-day" aria-hidden="true">
        {part({ month: 'short' })}
        <b>{part({ day: 'numeric' }).replace(/\D/g, '')}</b>
        {part({ weekday: 'short' })}
      </div>
      <div>
        <h2 id="gp-next">{title}</h2>
        <p className="sr">{part({ dateStyle: 'full' })}</p>
        <p dir="auto">{where.join(t('list.comma'))}</p>
        {there !== undefined && <p className="fine">{there}</p>}
        {evening.link !== '' && (
          <a className="text-link" href={evening.link} rel="noreferrer noopener" target="_blank">
            {t('groups.openLink')}
          </a>
        )}
      </div>
    </div>
  );
}

const SIGNS: Readonly<Record<Attendance | 'open', IconName>> = {
  yes: 'check',
  no: 'close',
  maybe: 'clock',
  open: 'dots',
};

/** Members that are named before the rest is counted. */
const MOST_NAMED = 12;
const ORDER: readonly (Attendance | undefined)[] = ['yes', 'maybe', undefined, 'no'];

/** Who comes: yes first, then maybe, then those who have not answered. */
export function Answers({ view, evening }: { readonly view: GroupView; readonly evening: EveningView }) {
  const t = useT();
  const members = view.members
    .filter(({ role }) => role !== 'gone')
    .map(({ number }) => ({ number, answer: answerOf(evening, number) }))
    .toSorted((a, b) => ORDER.indexOf(a.answer) - ORDER.indexOf(b.answer) || a.number - b.number);
  const named = members.slice(0, MOST_NAMED);
  return (
    <>
      <ul className="gp-answers">
        {named.map(({ number, answer }) => (
          <li key={number} className={`answer ${answer ?? ''}`}>
            <Face view={view} member={number} />
            <span dir="auto">{memberName(t, view, number)}</span>
            <span className="sr">{t(`groups.answer.${answer ?? 'open'}`)}</span>
            <Icon name={SIGNS[answer ?? 'open']} />
          </li>
        ))}
      </ul>
      {members.length > named.length && (
        <p className="fine">{t('groups.moreMembers', { count: members.length - named.length })}</p>
      )}
    </>
  );
}

const TABLE = 4;

/** Says how many tables those make who come; how many are missing, only until tables are open. */
export function Coming({ evening }: { readonly evening: EveningView }) {
  const t = useT();
  const text = comingText(t, evening);
  return text === undefined ? null : <p className="fine">{text}</p>;
}

export function comingText(t: Translate, { answers, rounds }: EveningView): string | undefined {
  const count = answers.filter(({ answer }) => answer === 'yes').length;
  if (count < TABLE && rounds.length > 0) return undefined;
  if (count < TABLE) return t('groups.lacking', { count: TABLE - count });
  if (count === TABLE) return t('groups.fourCome');
  if (count < 2 * TABLE) return t('groups.someSitOut', { count });
  return t('groups.tablesCome', { count: Math.floor(count / TABLE), people: count });
}

export function CalendarButton({ id, view, evening }: Pick<PartProps, 'id' | 'view'> & { evening: EveningView }) {
  const t = useT();
  return (
    <button
      type="button"
      className="btn sm"
      aria-label={t('groups.calendar')}
      title={t('groups.calendar')}
      onClick={() => saveEvening(id, view, evening)}
    >
      <Icon name="calendar" />
    </button>
  );
}
