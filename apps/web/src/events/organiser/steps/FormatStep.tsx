import { MIXED_SIZES } from '@gorrion/events/rotation';
import { BOOK_SESSIONS, EVENT_FORMS, EVENT_SEATINGS, type EventPlan, RESULTS_FOR } from '@gorrion/events/tournament';
import type { TableSettings } from '@gorrion/protocol';
import { useState } from 'react';
import { type Translate, useT } from '../../../kit/i18n/index.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Choice } from '../../../kit/ui/Choice.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import { OptionGroups } from '../../../shell/options/OptionGroups.tsx';
import { optionAbout, optionName, valueText } from '../../../shell/options/words.ts';
import { OrderHow } from '../../event/OrderHow.tsx';
import { Row } from '../fields/Field.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import type { EventDesk, SendState } from '../useEvent.ts';
import { Expected } from './Expected.tsx';
import { StepFrame } from './StepFrame.tsx';
import {
  BOOK_MINUTES,
  DELAY,
  ownRules,
  RULE_LISTS,
  type RuleList,
  ruleListOf,
  rulesOptions,
  TIME_ENDS,
  timeEndOf,
  withList,
  withTimeEnd,
} from './settings.ts';
import { isDraft } from './steps.ts';

interface StepProps {
  readonly desk: EventDesk;
  readonly sent: SendState;
}

/** Step 2: form, results, sessions, seating, clock, rules, and the limits of the event. */
export function FormatStep({ desk, sent }: StepProps) {
  const t = useT();
  const isFixed = !isDraft(desk.view);
  return (
    <StepFrame desk={desk} sent={sent} step={2} aside={<Expected view={desk.view} />}>
      {isFixed && (
        <Note icon="lock" title={t('organiser.fixed')}>
          {t('organiser.fixed.note')}
        </Note>
      )}
      <fieldset className="og-plain" disabled={isFixed} aria-label={t('organiser.step.format')}>
        <section className="card pad stack roomy">
          <Form desk={desk} />
        </section>
        <section className="card pad stack roomy" aria-labelledby="og-rules">
          <h2 id="og-rules">{t('organiser.rules')}</h2>
          <Rules desk={desk} />
        </section>
      </fieldset>
      <section className="card pad stack roomy" aria-labelledby="og-room">
        <h2 id="og-room">{t('organiser.limits')}</h2>
        <NumberField
          label={t('organiser.pages')}
          value={desk.view.plan.room.pages}
          min={50}
          max={3000}
          step={50}
          hint={t('organiser.pages.hint')}
          onSet={pages => void desk.plan({ room: { ...desk.view.plan.room, pages } })}
        />
      </section>
    </StepFrame>
  );
}

/** Returns a plan's changes for another form: only what the form needs anew. */
function changesForForm(plan: EventPlan, form: EventPlan['form']): Partial<EventPlan> {
  if (form === 'knock-out') return { form, sessions: 0, finalists: 0 };
  const sessions = plan.sessions === 0 ? { sessions: BOOK_SESSIONS } : {};
  if (form === 'round-robin') return { form, ...sessions, finalists: 0 };
  return { form, ...sessions, finalists: plan.finalists || 16 };
}

function Form({ desk: { view, plan: change } }: { readonly desk: EventDesk }) {
  const t = useT();
  const { plan, isByTheBook } = view;
  return (
    <>
      <Row label={t('organiser.form')} hint={t(`organiser.form.${plan.form}.note`)}>
        <Choice
          isSlim
          label={t('organiser.form')}
          value={plan.form}
          options={EVENT_FORMS.map(form => ({ value: form, label: t(`organiser.form.${form}`) }))}
          onChoose={form => void change(changesForForm(plan, form))}
        />
      </Row>
      <Row label={t('organiser.results')} hint={plan.results !== 'players' && t('organiser.results.note')}>
        <Choice
          isSlim
          label={t('organiser.results')}
          value={plan.results}
          options={RESULTS_FOR.map(results => ({ value: results, label: t(`organiser.results.${results}`) }))}
          onChoose={results => void change({ results })}
        />
      </Row>
      {plan.results !== 'players' && (
        <NumberField
          label={t('organiser.teamSize')}
          value={plan.teamSize}
          min={2}
          max={12}
          onSet={teamSize => void change({ teamSize })}
        />
      )}
      {plan.form !== 'knock-out' && <Sessions plan={plan} isByTheBook={isByTheBook} onChange={change} />}
      {plan.form !== 'round-robin' && <KnockOut plan={plan} isByTheBook={isByTheBook} onChange={change} />}
      <OrderHow plan={plan} />
    </>
  );
}

interface PlanProps {
  readonly plan: EventPlan;
  readonly isByTheBook: boolean;
  readonly onChange: (changes: Partial<EventPlan>) => Promise<boolean>;
}

/** The remark that an event has fewer sessions and rounds than the book asks for. */
function NotByTheBook() {
  const t = useT();
  return (
    <Badge tone="amber" icon="warn">
      {t('organiser.notByBook', { count: BOOK_SESSIONS })}
    </Badge>
  );
}

function Sessions({ plan, isByTheBook, onChange }: PlanProps) {
  const t = useT();
  return (
    <>
      <NumberField
        label={t('organiser.sessions')}
        value={plan.sessions}
        min={1}
        max={20}
        unit={t('organiser.sessions.unit')}
        hint={!isByTheBook && <NotByTheBook />}
        onSet={sessions => void onChange({ sessions })}
      />
      <Row label={t('organiser.seating')} hint={t(`organiser.seating.${plan.seating}.note`)}>
        <Choice
          isSlim
          label={t('organiser.seating')}
          value={plan.seating}
          options={EVENT_SEATINGS.map(seating => ({ value: seating, label: t(`organiser.seating.${seating}`) }))}
          onChoose={seating => void onChange({ seating })}
        />
      </Row>
    </>
  );
}

function KnockOut({ plan, isByTheBook, onChange }: PlanProps) {
  const t = useT();
  return (
    <>
      {plan.form === 'mixed' && (
        <Row label={t('organiser.finalists')}>
          <Choice
            isSlim
            label={t('organiser.finalists')}
            value={plan.finalists}
            options={MIXED_SIZES.map(value => ({ value: value as number, label: String(value) }))}
            onChoose={finalists => void onChange({ finalists })}
          />
        </Row>
      )}
      <Row label={t('organiser.advance')} hint={plan.form === 'knock-out' && !isByTheBook && <NotByTheBook />}>
        <Choice
          isSlim
          label={t('organiser.advance')}
          value={plan.advance}
          options={([1, 2] as const).map(count => ({
            value: count as 1 | 2,
            label: t('organiser.advance.of', { count }),
          }))}
          onChoose={advance => void onChange({ advance })}
        />
      </Row>
    </>
  );
}

function Rules({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const { settings, lostSessionPoints, place } = desk.view.plan;
  const set = (next: TableSettings) => void desk.plan({ settings: next });
  const end = timeEndOf(settings);
  return (
    <>
      <Row label={t('organiser.clock')} hint={t(`organiser.clock.${end}.note`)}>
        <Choice
          isSlim
          label={t('organiser.clock')}
          value={end}
          options={TIME_ENDS.map(value => ({ value, label: t(`organiser.clock.${value}`) }))}
          onChoose={value => set(withTimeEnd(settings, value))}
        />
      </Row>
      {end !== 'no-limit' && (
        <NumberField
          label={t('organiser.minutes')}
          value={settings.minutes ?? BOOK_MINUTES}
          min={15}
          max={BOOK_MINUTES}
          step={15}
          onSet={minutes => set({ ...settings, minutes })}
        />
      )}
      <Row label={optionName(t, DELAY)} hint={optionAbout(t, DELAY, settings)}>
        <Choice
          isSlim
          label={optionName(t, DELAY)}
          value={String(DELAY.read(settings))}
          options={DELAY.values!.map(value => ({ value: String(value), label: valueText(t, DELAY, value) }))}
          onChoose={chosen => set(DELAY.write(settings, DELAY.values!.find(value => String(value) === chosen)!))}
        />
      </Row>
      <RuleSet id={desk.id} settings={settings} isReal={place === 'real'} onSet={set} />
      <NumberField
        label={t('organiser.lostPoints')}
        value={lostSessionPoints}
        min={-500}
        max={0}
        step={10}
        hint={t('organiser.lostPoints.hint')}
        onSet={points => void desk.plan({ lostSessionPoints: points })}
      />
    </>
  );
}

/** Returns what is said of a list: at real tiles it is the players who show flowers and count. */
function hintOf(list: RuleList, isReal: boolean) {
  if (list === 'wmo2006') return isReal ? 'real' : 'wmo2006';
  return list === 'book' ? 'book' : 'hint';
}

function listText(t: Translate, list: RuleList): string {
  if (list === 'own') return t('organiser.penalties.own');
  return list === 'book' ? t('room.way.book') : t(`options.ruleset.${list}`);
}

/**
 * The events whose single rules are open. They last as long as the page: a step goes when another one is shown, and until a
 * rule is changed the settings do not tell that its list was opened.
 */
const openLists = new Set<string>();

/** The list of rules and penalties, and every single rule. */
function RuleSet({
  id,
  settings,
  isReal,
  onSet,
}: {
  readonly id: string;
  readonly settings: TableSettings;
  /** Whether all tables have real tiles, at which the two lists of the book are one. */
  readonly isReal: boolean;
  readonly onSet: (next: TableSettings) => void;
}) {
  const t = useT();
  const found = ruleListOf(settings);
  const list = isReal && found === 'book' ? 'wmo2006' : found;
  const [isOpen, setOpen] = useState(list === 'own' || openLists.has(id));
  const count = ownRules(settings).length;
  const shown = isOpen ? 'own' : list;
  return (
    <>
      <Row label={t('organiser.penalties')} hint={t(`organiser.penalties.${hintOf(shown, isReal)}`)}>
        <Choice
          isSlim
          label={t('organiser.penalties')}
          value={shown}
          options={RULE_LISTS.filter(value => !isReal || value !== 'book').map(value => ({
            value,
            label: listText(t, value),
          }))}
          onChoose={value => {
            setOpen(value === 'own');
            if (value === 'own') openLists.add(id);
            else {
              openLists.delete(id);
              onSet(withList(settings, value));
            }
          }}
        />
      </Row>
      {isOpen && (
        <div className="stack og-options">
          <p className="fine" role="status">
            <Icon name="swap" />
            {t('organiser.penalties.changes', { count })}
          </p>
          <OptionGroups options={rulesOptions(settings)} hasName={false} settings={settings} change={onSet} />
        </div>
      )}
    </>
  );
}
