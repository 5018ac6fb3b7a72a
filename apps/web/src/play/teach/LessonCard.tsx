import type { TableSummary } from '@gorrion/protocol';
import { LONGEST_LESSON_NAME, LONGEST_LESSON_NOTE, lessonText } from '@gorrion/table';
import { type ChangeEvent, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Empty } from '../../kit/ui/Empty.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { saveFile } from '../../kit/ui/saveFile.ts';
import { copyText } from '../../shell/page/copyText.ts';
import { teachPath } from '../../shell/page/router.ts';
import { DealShown } from './DealByHand.tsx';
import { refusedText, useDealing } from './dealAt.ts';
import { LessonPick } from './LessonPick.tsx';
import {
  addLesson,
  changeDeal,
  changeLesson,
  dropLesson,
  type KeptLesson,
  type LessonDeal,
  LONGEST_LINK,
  lessonOf,
  linkOf,
  useLessons,
  useOpenLesson,
} from './lessons.ts';
import { dealName, faultText } from './lessonWords.ts';

interface LessonProps {
  /** The tables of the class. */
  readonly tables: readonly TableSummary[];
  readonly onPrepare: () => void;
}

/** The lessons of this device, of which one is open. */
export function LessonCard(props: LessonProps) {
  const t = useT();
  const { open, isKept } = useLessons();
  return (
    <Card title={t('teach.lesson')}>
      <div className="stack">
        <LessonPick />
        <div role="status">{!isKept && <Note tone="amber" icon="warn" title={t('teach.notKept')} />}</div>
        <Lesson key={open} {...props} />
      </div>
    </Card>
  );
}

/** A lesson: its title, notes and deals, and the ways to hand it on. */
function Lesson({ tables, onPrepare }: LessonProps) {
  const t = useT();
  const { title, notes, deals } = useOpenLesson();
  return (
    <div className="stack">
      <Field label={t('teach.lessonTitle')}>
        <input
          value={title}
          maxLength={LONGEST_LESSON_NAME}
          dir="auto"
          onChange={({ target }) => changeLesson(() => ({ title: target.value }))}
        />
      </Field>
      <Field label={t('teach.notes')} hint={t('teach.notesHint')}>
        <textarea
          value={notes}
          rows={3}
          maxLength={LONGEST_LESSON_NOTE}
          dir="auto"
          onChange={({ target }) => changeLesson(() => ({ notes: target.value }))}
        />
      </Field>
      {deals.length === 0 && <Empty isLow title={t('teach.noDeals')} note={t('teach.noDealsNote')} />}
      {deals.map((deal, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the deals of a lesson have no other name
        <DealRow key={n} place={n} deal={deal} tables={tables} />
      ))}
      <button type="button" className="btn" onClick={onPrepare}>
        <Icon name="plus" />
        {t('teach.prepare')}
      </button>
      <HandOn />
    </div>
  );
}

interface DealRowProps {
  readonly place: number;
  readonly deal: LessonDeal;
  readonly tables: readonly TableSummary[];
}

function DealRow({ place, deal, tables }: DealRowProps) {
  const t = useT();
  const { send, left, refused, isSending, isDealt } = useDealing(deal.deal);
  const codes = left(tables.map(({ code }) => code));
  const name = dealName(t, deal.name);
  const [isAsking, setAsking] = useState(false);
  const drop = () => {
    setAsking(false);
    changeDeal(place, deal, undefined);
  };
  return (
    <section className="card pad stack tight" aria-label={name}>
      <div className="teach-deal">
        <b>
          <bdi>{name}</bdi>
        </b>
        <button type="button" className="ib" aria-label={t('teach.drop', { name })} onClick={() => setAsking(true)}>
          <Icon name="trash" />
        </button>
      </div>
      {isAsking && (
        <Sure
          question={t('teach.dropDealSure', { name })}
          yes={t('teach.drop', { name })}
          no={t('teach.dropDealNot')}
          onYes={drop}
          onNo={() => setAsking(false)}
        />
      )}
      <div className="teach-hand">
        <DealShown deal={deal.deal} />
      </div>
      <Field label={t('teach.dealNote')}>
        <input
          value={deal.note}
          maxLength={LONGEST_LESSON_NOTE}
          dir="auto"
          onChange={event => changeDeal(place, deal, { ...deal, note: event.target.value })}
        />
      </Field>
      {codes.length > 0 && (
        <button type="button" className="btn sm" disabled={isSending} onClick={() => void send(codes)}>
          <Icon name="play" />
          {t('teach.dealAll', { count: codes.length })}
        </button>
      )}
      <p className={refused.length > 0 ? 'field-fault' : 'fine'} role="status">
        {isDealt ? t('teach.dealt') : refusedText(t, tables, refused)}
      </p>
    </section>
  );
}

/** Hands a lesson on as a link or a file, opens one of a file, or begins another one. */
function HandOn() {
  const t = useT();
  const lesson = useOpenLesson();
  const file = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<string>();
  const add = (one?: KeptLesson) => setSaid(addLesson(one) ? undefined : t('teach.tooManyLessons'));
  const share = () => {
    const link = location.origin + teachPath(linkOf(lesson));
    if (link.length <= LONGEST_LINK) void copyText(link);
    else setSaid(t('teach.linkTooLong'));
  };
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = '';
    if (!chosen) return;
    const read = lessonOf(await chosen.text().catch(() => ''));
    if (!read.ok) setSaid(faultText(t, read.error));
    else add(read.value);
  };
  return (
    <div className="stack tight">
      <div className="row">
        <button type="button" className="btn sm" disabled={lesson.deals.length === 0} onClick={share}>
          <Icon name="link" />
          {t('teach.copyLink')}
        </button>
        <button
          type="button"
          className="btn sm"
          onClick={() => saveFile('lesson.json', 'application/json', lessonText(lesson))}
        >
          <Icon name="down" />
          {t('teach.saveFile')}
        </button>
        <button type="button" className="btn sm" onClick={() => file.current?.click()}>
          <Icon name="up" />
          {t('teach.openFile')}
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t('teach.openFile')}
          onChange={take}
        />
      </div>
      <OtherLesson onNew={() => add()} />
      <p className="fine" role="status">
        {said}
      </p>
    </div>
  );
}

/** Begins another lesson, or deletes the open one after a second question. */
function OtherLesson({ onNew }: { readonly onNew: () => void }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const drop = () => {
    dropLesson();
    setAsking(false);
  };
  if (!isAsking)
    return (
      <div className="row">
        <button type="button" className="btn sm ghost" onClick={onNew}>
          {t('teach.newLesson')}
        </button>
        <button type="button" className="btn sm ghost" onClick={() => setAsking(true)}>
          {t('teach.dropLesson')}
        </button>
      </div>
    );
  return (
    <Sure
      question={t('teach.dropSure')}
      yes={t('teach.dropLesson')}
      no={t('teach.keepLesson')}
      onYes={drop}
      onNo={() => setAsking(false)}
    />
  );
}
