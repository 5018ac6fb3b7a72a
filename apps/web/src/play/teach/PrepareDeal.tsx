import type { PreparedDeal, TableState } from '@gorrion/protocol';
import { PLAYERS, type Player } from '@gorrion/rules';
import { LONGEST_LESSON_NAME, preparedOf } from '@gorrion/table';
import { useEffect, useRef, useState } from 'react';
import { nameAt } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Field, Labelled } from '../../kit/ui/Field.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { DealByHand, DealShown } from './DealByHand.tsx';
import { DealSentence } from './DealSentence.tsx';
import { refusedText, useClass, useDealing } from './dealAt.ts';
import { LessonPick } from './LessonPick.tsx';
import { type Keeping, keepDeal, useOpenLesson } from './lessons.ts';
import { dealName, keepingText } from './lessonWords.ts';
import { useSentence } from './useSentence.ts';

interface PrepareDealProps {
  /** The table at which the deal is prepared; undefined on the page of the class. */
  readonly state?: TableState;
  readonly code?: string;
  readonly onClose: () => void;
}

const RANDOM: PreparedDeal = { dealer: 0, hands: [[], [], [], []] };
const WAYS = ['sentence', 'hand', 'lesson'] as const;
type Way = (typeof WAYS)[number];

/** A deal made by hand, and the one that it began from. */
interface ByHand {
  readonly from?: PreparedDeal | undefined;
  readonly deal: PreparedDeal;
}

/** The deal of each way to prepare one. By hand one goes on from what was shown before. */
function usePrepared() {
  const sentence = useSentence();
  const [way, setWay] = useState<Way>('sentence');
  const [byHand, setByHand] = useState<ByHand>();
  const [ofLesson, setOfLesson] = useState<PreparedDeal>();
  const deal = { sentence: sentence.deal, hand: byHand?.deal, lesson: ofLesson }[way];
  const take = (from: PreparedDeal) => {
    setByHand({ from, deal: from });
    setWay('hand');
  };
  const choose = (next: Way) => {
    if (next === 'hand' && deal && deal !== byHand?.from) take(deal);
    else setWay(next);
  };
  const change = (next: PreparedDeal) => (way === 'lesson' ? setOfLesson(next) : setByHand({ ...byHand, deal: next }));
  return { sentence, way, deal, choose, change, take };
}

/** Prepares a deal: by a sentence, by hand, of a lesson, or of what lies at this table; then deals it or keeps it. */
export function PrepareDeal({ state, code, onClose }: PrepareDealProps) {
  const t = useT();
  const { sentence, way, deal, choose, change, take } = usePrepared();
  const names = PLAYERS.map(player => {
    const name = state && nameAt(state.places[player]);
    return name === undefined ? t('teach.chair', { number: player + 1 }) : t.nameOf(name);
  });
  const here = state && preparedOf(state.session);
  return (
    <div className="stack">
      <header>
        <button type="button" className="btn sm ghost" onClick={onClose}>
          <Icon name="left" />
          {t('teach.back')}
        </button>
        <h1>{t('teach.prepare')}</h1>
        <p className="fine">{t('teach.prepareNote')}</p>
      </header>
      <Choice
        isSlim
        label={t('teach.way')}
        value={way}
        options={WAYS.map(value => ({ value, label: t(`teach.way.${value}`) }))}
        onChoose={choose}
      />
      {way === 'sentence' && <DealSentence names={names} sentence={sentence} />}
      {way === 'hand' && <DealByHand deal={deal ?? RANDOM} onDeal={change} />}
      {way === 'lesson' && <OfLesson onDeal={change} />}
      {here && (
        <button type="button" className="btn sm ghost" onClick={() => take(here)}>
          <Icon name="copy" />
          {t('teach.thisPosition')}
        </button>
      )}
      {deal && (
        <DealIt deal={deal} onDeal={change} isFound={way === 'sentence'} names={names} code={code} onClose={onClose} />
      )}
    </div>
  );
}

/** Chooses a lesson, which is open then, and a deal of it. */
function OfLesson({ onDeal }: { readonly onDeal: (deal: PreparedDeal) => void }) {
  const t = useT();
  const { deals } = useOpenLesson();
  return (
    <div className="stack">
      <LessonPick />
      {deals.length === 0 && <p className="fine">{t('teach.noDeals')}</p>}
      <ul className="stack tight">
        {deals.map(({ name, note, deal }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the deals of a lesson have no other name
          <li key={n}>
            <button type="button" className="btn wide teach-named" onClick={() => onDeal(deal)}>
              <bdi>{dealName(t, name)}</bdi>
            </button>
            {note && <p className="fine">{note}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DealItProps {
  readonly deal: PreparedDeal;
  /** Takes it with another dealer. */
  readonly onDeal: (deal: PreparedDeal) => void;
  /** A press has found it, for one player of one dealer's hand: its buttons come into sight. */
  readonly isFound: boolean;
  readonly names: readonly string[];
  readonly code: string | undefined;
  readonly onClose: () => void;
}

/** Shows what is prepared, and deals it here or at all tables of the class, or keeps it. */
function DealIt({ deal, onDeal, isFound, names, code, onClose }: DealItProps) {
  const t = useT();
  const ways = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFound) ways.current?.scrollIntoView({ block: 'nearest' });
  }, [isFound]);
  const tables = useClass();
  const { send, left, refused, isSending } = useDealing(deal);
  const codes = left(tables.map(table => table.code));
  const dealAt = async (to: readonly string[]) => {
    if (await send(to)) onClose();
  };
  const dealers = PLAYERS.map(player => [String(player), names[player] ?? ''] as const);
  return (
    <section className="card pad stack" aria-label={t('teach.prepared')}>
      <div className="teach-hand">
        <DealShown deal={deal} />
      </div>
      {!isFound && (
        <Labelled label={t('teach.dealer')}>
          <Pick
            label={t('teach.dealer')}
            value={String(deal.dealer)}
            options={dealers}
            onPick={one => onDeal({ ...deal, dealer: Number(one) as Player })}
          />
        </Labelled>
      )}
      <p className="field-fault" role="alert">
        {refusedText(t, tables, refused)}
      </p>
      <div className="row fill teach-sight" ref={ways}>
        {code !== undefined && (
          <button type="button" className="btn pri" disabled={isSending} onClick={() => void dealAt([code])}>
            {t('teach.dealIt')}
          </button>
        )}
        {tables.length > (code === undefined ? 0 : 1) && (
          <button
            type="button"
            className={code === undefined ? 'btn pri' : 'btn'}
            disabled={isSending}
            onClick={() => void dealAt(codes)}
          >
            {t('teach.dealAll', { count: codes.length })}
          </button>
        )}
      </div>
      <KeepDeal deal={deal} />
    </section>
  );
}

/** Keeps a deal under a name in the open lesson. */
function KeepDeal({ deal }: { readonly deal: PreparedDeal }) {
  const t = useT();
  const [name, setName] = useState('');
  const [last, setLast] = useState<Keeping>();
  const keep = () => {
    const keeping = keepDeal({ name: name.trim(), note: '', deal });
    setLast(keeping);
    if (keeping === 'kept' || keeping === 'not-kept') setName('');
  };
  return (
    <div className="stack tight">
      <Field label={t('teach.dealName')}>
        <input
          value={name}
          maxLength={LONGEST_LESSON_NAME}
          dir="auto"
          onChange={event => setName(event.target.value)}
        />
      </Field>
      <button type="button" className="btn" onClick={keep}>
        <Icon name="plus" />
        {t('teach.keepDeal')}
      </button>
      <p className="fine" role="status">
        {last && keepingText(t, last)}
      </p>
    </div>
  );
}
