import { FOULS, PENALTIES, PLAYERS, type Player, timesBefore } from '@gorrion/rules';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { lackWord, withPlayer } from '../../sheet/ruling/draft.ts';
import { FoulPick } from '../../sheet/ruling/FoulPick.tsx';
import { PointsFields } from '../../sheet/ruling/PointsFields.tsx';
import { RemarkField } from '../../sheet/ruling/RemarkField.tsx';
import { atTable, nameIn } from '../event/event.ts';
import { rulingsAt } from '../event/sheet.ts';
import { windAt } from '../event/winds.ts';
import { handText } from '../event/words.ts';
import { PlayerPick, playerOptions } from '../scorer/PlayerPick.tsx';
import type { DeskProps } from './deskProps.ts';
import { EMPTY_RULING, type EventDraft, lackOf, movedBy, rulingsOf, withFoul } from './ruling.ts';

/** A ruling at a table with real tiles: whom, the foul with the book's words, what it costs, and why. */
export function RulingForm({ view, session, table, orders }: DeskProps) {
  const t = useT();
  const [draft, setDraft] = useState<EventDraft>(EMPTY_RULING);
  const [step, setStep] = useState<'asked' | Moment>();
  // After the end a ruling is about one of the hands that were played, most likely the last.
  const [picked, setHand] = useState<number>();
  const hand = table.stage === 'playing' ? table.hand : (picked ?? table.hand);
  const alter = (next: EventDraft) => {
    setStep(undefined);
    setDraft(next);
  };
  const change = (part: Partial<EventDraft>) => alter({ ...draft, ...part });
  const nameOf = (player: Player) => nameIn(view, atTable(table)[player]) || t('referee.emptyChair');
  const given = rulingsAt(view, session, table.table);
  const lack = lackOf(draft);
  const before = (article: string) => timesBefore(given, article, draft.player);
  const give = async () => {
    setStep(undefined);
    const at = { session, table: table.table };
    const rulings = rulingsOf(draft);
    if (rulings.length === 0) return;
    setDraft(EMPTY_RULING);
    const commands = rulings.map(ruling => ({ type: 'rule' as const, ...at, hand, ruling }));
    if (await orders.send(...commands)) setStep(now => now ?? momentOf(table));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.penalties.includes('disqualify') && !lack) setStep('asked');
    else void give();
  };
  return (
    <form className="stack rf-form" onSubmit={submit}>
      {table.stage !== 'playing' && <HandPick hand={hand} last={table.hand} onHand={setHand} />}
      <PlayerPick
        label={t('ruling.player')}
        value={draft.player}
        options={playerOptions(nameOf, player => windAt(view, table, player))}
        onPick={player => alter(withPlayer(draft, player, given, withFoul))}
      />
      <FoulPick
        foul={draft.foul}
        before={before}
        onFoul={foul => alter(withFoul(draft, foul, before(FOULS[foul].article)))}
      />
      <Cost draft={draft} nameOf={nameOf} onChange={change} />
      <RemarkField remark={draft.remark} onRemark={remark => change({ remark })} />
      {step === 'asked' && draft.player !== undefined ? (
        <Out name={nameOf(draft.player)} onYes={() => void give()} onNo={() => setStep(undefined)}>
          <Effect draft={draft} nameOf={nameOf} />
        </Out>
      ) : (
        <Give lack={lack && lackWord(lack, draft)} isGiven={step === momentOf(table) && draft === EMPTY_RULING}>
          <Effect draft={draft} nameOf={nameOf} />
        </Give>
      )}
    </form>
  );
}

interface HandPickProps {
  readonly hand: number;
  readonly last: number;
  readonly onHand: (hand: number) => void;
}

/** Chooses the hand that a ruling is about. */
function HandPick({ hand, last, onHand }: HandPickProps) {
  const t = useT();
  return (
    <Pick
      label={t('referee.ofHand')}
      value={String(hand)}
      options={Array.from({ length: last }, (_, n) => [
        String(n + 1),
        t('referee.inHand', { hand: handText(t, n + 1) }),
      ])}
      onPick={value => onHand(Number(value))}
    />
  );
}

/** A moment at a table: that a ruling was given is said until the play goes on. */
type Moment = `${string} ${number}`;
const momentOf = ({ stage, hand }: DeskProps['table']): Moment => `${stage} ${hand}`;

interface OutProps {
  readonly name: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
  /** What the ruling does. */
  readonly children: ReactNode;
}

/** Asks before a player is out of the competition. */
function Out({ name, onYes, onNo, children }: OutProps) {
  const t = useT();
  return (
    <Sure
      question={t('referee.disqualifySure', { name })}
      yes={t('ruling.give')}
      no={t('referee.cancel')}
      onYes={onYes}
      onNo={onNo}
    >
      {children}
    </Sure>
  );
}

interface GiveProps {
  readonly lack: ReturnType<typeof lackOf> | 'free';
  readonly isGiven: boolean;
  /** What it does. */
  readonly children: ReactNode;
}

/** The press that gives the ruling with what it does, or what it still lacks; afterwards that it is given. */
function Give({ lack, isGiven, children }: GiveProps) {
  const t = useT();
  return (
    <div className="rf-give">
      {children}
      <button type="submit" className="btn pri" disabled={lack !== undefined}>
        {t('ruling.give')}
      </button>
      <p className="fine" role="status">
        {isGiven ? t('referee.isGiven') : lack && t(`ruling.lack.${lack}`)}
      </p>
    </div>
  );
}

interface CostProps {
  readonly draft: EventDraft;
  readonly nameOf: (player: Player) => string;
  readonly onChange: (part: Partial<EventDraft>) => void;
}

/** What a ruling costs: points and to whom they go, and the penalties. The book's are set; the umpire may change them. */
function Cost({ draft, nameOf, onChange }: CostProps) {
  const t = useT();
  const { points, paidTo, penalties, player } = draft;
  return (
    <>
      <PointsFields points={points} paidTo={paidTo} player={player} nameOf={nameOf} hasNone onChange={onChange} />
      <fieldset className="foul-pick rf-penalties">
        <legend className="sr">{t('referee.penalties')}</legend>
        {PENALTIES.map(one => (
          <button
            key={one}
            type="button"
            aria-pressed={penalties.includes(one)}
            onClick={() =>
              onChange({
                penalties: penalties.includes(one) ? penalties.filter(old => old !== one) : [...penalties, one],
              })
            }
          >
            {t(`referee.penalty.${one}`)}
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** What the ruling does, before it is given. */
function Effect({ draft, nameOf }: Pick<CostProps, 'draft' | 'nameOf'>) {
  const t = useT();
  const { player, penalties } = draft;
  if (player === undefined || lackOf(draft)) return null;
  const moved = movedBy(draft);
  return (
    <p className="rf-effect" role="status">
      {penalties.map(one => (
        <Badge key={one} tone="bad" icon="dead">
          {t('referee.suffers', { name: nameOf(player), penalty: t(`referee.penalty.${one}`) })}
        </Badge>
      ))}
      {PLAYERS.filter(one => moved[one] !== 0).map(one => (
        <Badge key={one} tone={moved[one] < 0 ? 'bad' : 'ok'}>
          <bdi>{nameOf(one)}</bdi> {t.signed(moved[one])}
        </Badge>
      ))}
    </p>
  );
}
