import { newId } from '@gorrion/client/connection';
import {
  botOfName,
  type GameId,
  LONGEST_REPORT,
  type Me,
  REGARDS,
  REPORT_REASONS,
  type Refusal,
  type Report,
  type ReportReason,
} from '@gorrion/protocol';
import { useState } from 'react';
import { client } from '../../client/index.ts';
import { useFinishes } from '../../client/peace/finishes.ts';
import { regard, usePeaceLists } from '../../client/peace/lists.ts';
import { changePeace, type PeaceFailure } from '../../client/peace/server.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { SwitchRow } from '../../kit/ui/SwitchRow.tsx';

interface PersonDialogProps {
  readonly person: Me;
  /** The finished game in which they are met; undefined at the table on the page. */
  readonly game?: GameId | undefined;
  readonly onClose: () => void;
}

/** A report that is not sent: none is begun, its form is open, or something is written in it. */
type Draft = 'none' | 'open' | 'written';

/** Another person: how often they finish games, and what the reader can do about them, of which they are told nothing. */
export default function PersonDialog({ person, game, onClose }: PersonDialogProps) {
  const t = useT();
  const isBot = botOfName(person.name) !== undefined;
  const finishes = useFinishes(isBot ? [] : [person.id])(person.id);
  const [draft, setDraft] = useState<Draft>('none');
  const [isAsked, setAsked] = useState(false);
  const close = () => {
    if (draft !== 'written') return onClose();
    setAsked(!isAsked);
  };
  // Writing on answers the question.
  const draftNow = (next: Draft) => {
    setDraft(next);
    setAsked(false);
  };
  return (
    <Dialog labelledBy="person-title" className="small" onClose={close}>
      <h1 id="person-title" dir="auto" className="ellipsis">
        {t.nameOf(person.name)}
      </h1>
      <p className="fine">
        {finishes ? t('people.finishesGames', finishes) : t(isBot ? 'people.isBot' : 'people.fewGames')}
      </p>
      <Lists person={person} />
      <ReportForm person={person} game={game} onDraft={draftNow} />
      {isAsked ? (
        <Sure
          question={t('people.dropSure')}
          yes={t('people.drop')}
          no={t('people.writeOn')}
          onYes={onClose}
          onNo={() => setAsked(false)}
        />
      ) : (
        <div className="row ends">
          <span />
          <button type="button" className={draft === 'none' ? 'btn pri' : 'btn'} data-first onClick={close}>
            {t('settings.done')}
          </button>
        </div>
      )}
    </Dialog>
  );
}

/** The two private lists as switches. */
function Lists({ person }: { readonly person: Me }) {
  const t = useT();
  const lists = usePeaceLists();
  const [why, setWhy] = useState<PeaceFailure>();
  const turn = async (list: (typeof REGARDS)[number], isOn: boolean) => {
    setWhy(undefined);
    setWhy(await regard(list, person, isOn));
  };
  return (
    <>
      <ul className="ruled">
        {REGARDS.map(list => (
          <li key={list}>
            <SwitchRow
              label={t(`people.${list}`)}
              note={t(`people.${list}Note`)}
              isOn={lists[list].some(({ id }) => id === person.id)}
              onTurn={isOn => void turn(list, isOn)}
            />
          </li>
        ))}
      </ul>
      <p className="field-fault" role="alert">
        {why && t(`people.no.${why}`)}
      </p>
    </>
  );
}

/** Refusals of a table with a sentence of this dialog; any other has the one that it has everywhere. */
const OWN = ['no-such-person', 'too-many-reports', 'no-room-left'] as const;
type Own = (typeof OWN)[number];
const isOwn = (why: Refusal): why is Own => (OWN as readonly Refusal[]).includes(why);

/** Sends a report; each resolves with what went wrong, in words. */
async function fromTable(t: Translate, report: Report): Promise<string | undefined> {
  const why = await client.report(report);
  if (why === undefined) return undefined;
  return isOwn(why) ? t(`people.no.${why}`) : t(`error.${why}`);
}
async function fromGame(t: Translate, game: GameId, report: Report): Promise<string | undefined> {
  const answer = await changePeace({ type: 'report', game, report });
  return answer.ok ? undefined : t(`people.no.${answer.why}`);
}

interface ReportFormProps extends Pick<PersonDialogProps, 'person' | 'game'> {
  readonly onDraft: (draft: Draft) => void;
}

function ReportForm({ person, game, onDraft }: ReportFormProps) {
  const t = useT();
  // The same report keeps its id until it is sent, so that sending again makes no second one.
  const [id] = useState(newId);
  const [reason, setReason] = useState<ReportReason>('insult');
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  if (isSent) return <p role="status">{t('people.reported')}</p>;
  const send = async () => {
    setBusy(true);
    setFault(undefined);
    const report = { id, person: person.id, reason, text };
    const why = await (game === undefined ? fromTable(t, report) : fromGame(t, game, report));
    setBusy(false);
    setFault(why);
    setSent(why === undefined);
    if (why === undefined) onDraft('none');
  };
  const draftOf = (isOpen: boolean, written: string): Draft => {
    if (written.trim() !== '') return 'written';
    return isOpen ? 'open' : 'none';
  };
  return (
    <details className="quiet" onToggle={event => onDraft(draftOf(event.currentTarget.open, text))}>
      <summary>{t('people.report')}</summary>
      <div className="stack">
        <p className="fine">{t(game === undefined ? 'people.reportNote' : 'people.reportGame')}</p>
        <Field label={t('people.reason')}>
          <select value={reason} onChange={event => setReason(event.target.value as ReportReason)}>
            {REPORT_REASONS.map(one => (
              <option key={one} value={one}>
                {t(`people.reason.${one}`)}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t('people.reportText')}>
          <textarea
            rows={3}
            dir="auto"
            maxLength={LONGEST_REPORT}
            value={text}
            onChange={event => {
              setText(event.target.value);
              onDraft(draftOf(true, event.target.value));
            }}
          />
        </Field>
        <p className="field-fault" role="alert">
          {fault}
        </p>
        <button type="button" className="btn pri" disabled={isBusy} onClick={() => void send()}>
          {t('people.reportSend')}
        </button>
      </div>
    </details>
  );
}
