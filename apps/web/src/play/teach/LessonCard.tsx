import type { PreparedDeal, Refusal } from '@gorrion/protocol';
import { LONGEST_LESSON_NAME, LONGEST_LESSON_NOTE, lessonText } from '@gorrion/table';
import { type ChangeEvent, useRef, useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Empty } from '../../kit/ui/Empty.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { saveFile } from '../../kit/ui/saveFile.ts';
import { copyText } from '../../shell/page/copyText.ts';
import { teachPath } from '../../shell/page/router.ts';
import { DealShown } from './DealByHand.tsx';
import { dealAt } from './dealAt.ts';
import {
  addLesson,
  changeLesson,
  dropLesson,
  type KeptLesson,
  type LessonDeal,
  type LessonFault,
  LONGEST_LINK,
  lessonOf,
  linkOf,
  openLesson,
  useLessons,
} from './lessons.ts';

interface LessonCardProps {
  /** The tables of the class. */
  readonly codes: readonly string[];
  readonly onPrepare: () => void;
}

/** A lesson: its title, notes and deals, and the ways to hand it on. */
export function LessonCard({ codes, onPrepare }: LessonCardProps) {
  const t = useT();
  const { lessons, at } = useLessons();
  const lesson = lessons[at]!;
  const titles = lessons.map((one, n) => [String(n), one.title || t('teach.untitled')] as const);
  return (
    <Card title={t('teach.lesson')}>
      <div className="stack">
        {lessons.length > 1 && (
          <Pick
            label={t('teach.lessons')}
            value={String(at)}
            options={titles}
            onPick={one => openLesson(Number(one))}
          />
        )}
        <Field label={t('teach.lessonTitle')}>
          <input
            value={lesson.title}
            maxLength={LONGEST_LESSON_NAME}
            dir="auto"
            onChange={event => changeLesson({ title: event.target.value })}
          />
        </Field>
        <Field label={t('teach.notes')} hint={t('teach.notesHint')}>
          <textarea
            value={lesson.notes}
            rows={3}
            maxLength={LONGEST_LESSON_NOTE}
            dir="auto"
            onChange={event => changeLesson({ notes: event.target.value })}
          />
        </Field>
        {lesson.deals.length === 0 && <Empty isLow title={t('teach.noDeals')} note={t('teach.noDealsNote')} />}
        {lesson.deals.map((deal, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the deals of a lesson have no other name
          <DealRow key={n} at={n} deal={deal} codes={codes} />
        ))}
        <button type="button" className="btn" onClick={onPrepare}>
          <Icon name="plus" />
          {t('teach.prepare')}
        </button>
        <HandOn />
      </div>
    </Card>
  );
}

interface DealRowProps {
  readonly at: number;
  readonly deal: LessonDeal;
  readonly codes: readonly string[];
}

function DealRow({ at, deal, codes }: DealRowProps) {
  const t = useT();
  const [why, setWhy] = useState<Refusal>();
  const [isSent, setSent] = useState(false);
  const { deals } = useLessons(({ lessons, at: open }) => lessons[open]!);
  const change = (part: Partial<LessonDeal>) =>
    changeLesson({ deals: deals.map((one, n) => (n === at ? { ...one, ...part } : one)) });
  const send = async (prepared: PreparedDeal) => {
    const refusal = await dealAt(codes, prepared);
    setWhy(refusal);
    setSent(refusal === undefined);
  };
  return (
    <section className="card pad stack tight" aria-label={deal.name}>
      <div className="row ends">
        <b>
          <bdi>{deal.name}</bdi>
        </b>
        <button
          type="button"
          className="ib"
          aria-label={t('teach.drop', { name: deal.name })}
          onClick={() => changeLesson({ deals: deals.filter((_, n) => n !== at) })}
        >
          <Icon name="trash" />
        </button>
      </div>
      <div className="teach-hand">
        <DealShown deal={deal.deal} />
      </div>
      <Field label={t('teach.dealNote')}>
        <input
          value={deal.note}
          maxLength={LONGEST_LESSON_NOTE}
          dir="auto"
          onChange={event => change({ note: event.target.value })}
        />
      </Field>
      {codes.length > 0 && (
        <button type="button" className="btn sm" onClick={() => void send(deal.deal)}>
          <Icon name="play" />
          {t('teach.dealAll', { count: codes.length })}
        </button>
      )}
      <p className={why ? 'field-fault' : 'fine'} role="status">
        {why ? t(`error.${why}`) : isSent && t('teach.dealt')}
      </p>
    </section>
  );
}

/** Returns the sentence of what is wrong with a file. */
function faultText(t: Translate, fault: LessonFault): string {
  if (fault.code === 'no-lesson') return t('teach.noLesson');
  const what = fault.code === 'unknown-tile' ? t('teach.unknownTile') : t(`error.${fault.code}`);
  return t('teach.faultOfDeal', { number: fault.deal, what });
}

/** Hands a lesson on as a link or a file, opens one of a file, or begins another one. */
function HandOn() {
  const t = useT();
  const { lessons, at } = useLessons();
  const lesson = lessons[at]!;
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
        <button type="button" className="btn sm ghost" onClick={() => add()}>
          {t('teach.newLesson')}
        </button>
      </div>
      <DropLesson />
      <p className="fine" role="status">
        {said}
      </p>
    </div>
  );
}

/** Deletes the open lesson after a second question. */
function DropLesson() {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const drop = () => {
    dropLesson();
    setAsking(false);
  };
  if (!isAsking)
    return (
      <button type="button" className="btn sm ghost" onClick={() => setAsking(true)}>
        {t('teach.dropLesson')}
      </button>
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
