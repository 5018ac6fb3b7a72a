import type { BadLine, Columns, RosterFault } from '@gorrion/events/roster';
import { type FormEvent, useMemo, useState } from 'react';
import type { Translate } from '../../../kit/i18n/index.ts';
import { useT } from '../../../kit/i18n/index.ts';
import { Badge } from '../../../kit/ui/Badge.tsx';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Note } from '../../../kit/ui/Note.tsx';
import { countryName } from '../../event/words.ts';
import { Asked } from '../run/Asked.tsx';
import type { EventDesk } from '../useEvent.ts';
import { keepText, keptText } from './keptText.ts';
import {
  asNew,
  keptLines,
  linesOf,
  mended,
  type Namesake,
  onlyRows,
  type Pasted,
  readPasted,
  withoutRow,
  withRow,
} from './pasted.ts';
import { ReadColumns } from './ReadColumns.tsx';
import './players.css';

interface PasteListProps {
  readonly desk: EventDesk;
  /** Told what became of the list, in words, and whether all lines were taken. */
  readonly onTaken: (said: string, isWhole: boolean) => void;
}

/** A pasted list: its numbered lines, those to mend with their reasons, and what becomes of the good ones. */
export function PasteList({ desk, onTaken }: PasteListProps) {
  const t = useT();
  const { id, view } = desk;
  const [text, setShown] = useState(() => keptText(id));
  const [said, setSaid] = useState<Columns>();
  const [namesakes, setNamesakes] = useState<readonly Namesake[]>([]);
  const setText = (next: string) => {
    setShown(next);
    keepText(id, next);
    if (next === '') setSaid(undefined);
  };
  const pasted = useMemo(
    () => readPasted(text, view.plan.teamSize, view.players, { columns: said, namesakes }),
    [text, view.plan.teamSize, view.players, said, namesakes],
  );
  const mend = (next: string) => {
    // A line that is mended changes the meaning of no other.
    setSaid(pasted.columns);
    setText(next);
  };
  const isDrawn = view.draw !== null;
  const take = async (isAnew: boolean) => {
    const { good, known, gone, bad } = pasted;
    const players = isAnew ? [...known, ...good] : [...view.players.map(asNew), ...good];
    const replaces = view.players.map(({ player }) => player);
    if (!(await desk.send({ type: 'set-players', players, replaces }))) return;
    setText(onlyRows(text, keptLines(bad), pasted.head));
    setNamesakes([]);
    const replaced = { count: players.length, good: good.length, gone };
    const told = isAnew ? t('organiser.replaced', replaced) : t('organiser.added', { count: good.length });
    onTaken(told, bad.length === 0);
  };
  return (
    <>
      {isDrawn && (
        <Note icon="lock" tone="amber" title={t('organiser.paste.drawn')}>
          {t('organiser.paste.drawn.note')}
        </Note>
      )}
      <div className="og-paste">
        <PastedCard text={text} pasted={pasted} onText={setText} />
        <div className="stack roomy">
          <ReadColumns columns={pasted.columns} samples={pasted.samples} onColumns={setSaid} />
          <ToMend pasted={pasted} text={text} onText={mend} onNamesake={one => setNamesakes([...namesakes, one])} />
          <GoodLines
            pasted={pasted}
            teamSize={view.plan.results === 'players' ? undefined : view.plan.teamSize}
            hasList={view.players.length > 0}
            isFixed={isDrawn}
            onAdd={() => void take(false)}
            onReplace={() => void take(true)}
          />
        </div>
      </div>
    </>
  );
}

interface PastedCardProps {
  readonly text: string;
  readonly pasted: Pasted;
  readonly onText: (text: string) => void;
}

/** What was pasted, to be changed or cleared. */
function PastedCard({ text, pasted, onText }: PastedCardProps) {
  const t = useT();
  return (
    <section className="card pad stack" aria-labelledby="og-pasted">
      <div className="row ends og-head">
        <h2 id="og-pasted">{t('organiser.paste.lines', { count: pasted.total })}</h2>
        {text !== '' && (
          <Asked
            icon="trash"
            word={t('organiser.paste.clear')}
            question={t('organiser.paste.clear.sure', { count: pasted.total })}
            onYes={() => onText('')}
          />
        )}
      </div>
      <p className="fine">{t('organiser.paste.hint')}</p>
      <PastedText text={text} bad={pasted.bad} onText={onText} />
      <p className="fine">{t('organiser.paste.kept')}</p>
    </section>
  );
}

interface PastedTextProps {
  readonly text: string;
  readonly bad: readonly BadLine[];
  readonly onText: (text: string) => void;
}

/** Lines that an empty list shows. */
const FEWEST_LINES = 8;

/** The text itself, with the numbers of its lines; bad ones are marked. Long lines go on below their beginning. */
function PastedText({ text, bad, onText }: PastedTextProps) {
  const t = useT();
  const written = linesOf(text);
  const lines = Array.from({ length: Math.max(FEWEST_LINES, written.length) }, (_, n) => written[n] ?? '');
  const badLines = new Set(bad.flatMap(({ line, lines: count }) => Array.from({ length: count }, (_, n) => line + n)));
  return (
    <div className="og-text">
      <ol aria-hidden="true">
        {lines.map((line, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <li key={n} className={badLines.has(n + 1) ? 'bad' : undefined}>
            <span>{n + 1}</span>
            {/* The same text makes the number as high as its line. */}
            <i>{line}</i>
          </li>
        ))}
      </ol>
      <textarea
        aria-label={t('organiser.paste.text')}
        value={text}
        spellCheck={false}
        placeholder={t('organiser.paste.example')}
        onChange={event => onText(event.target.value)}
      />
    </div>
  );
}

const SEPARATORS: Readonly<Record<string, 'comma' | 'semicolon' | 'tab' | 'bar'>> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'bar',
};

const separatorName = (t: Translate, separator: string | number | undefined): string =>
  t(`organiser.separator.${SEPARATORS[String(separator)] ?? 'comma'}`);

/** Returns why a line is not taken, in words. */
const reasonOf = (t: Translate, { code, figures }: RosterFault): string =>
  (t as (key: string, figures: RosterFault['figures']) => string)(`organiser.line.${code}`, {
    ...figures,
    ...('found' in figures && { found: separatorName(t, figures.found) }),
    ...('expected' in figures && { expected: separatorName(t, figures.expected) }),
    ...(code === 'listed-name' && { country: countryName(t, String(figures.country)) }),
  });

interface ToMendProps {
  readonly pasted: Pasted;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onNamesake: (namesake: Namesake) => void;
}

function ToMend({ pasted: { bad, total, columns }, text, onText, onNamesake }: ToMendProps) {
  const t = useT();
  if (bad.length === 0) return null;
  return (
    <section className="card pad stack" aria-labelledby="og-mend">
      <div className="row ends og-head">
        <h2 id="og-mend">{t('organiser.mend')}</h2>
        <span className="fine" role="status">
          {t('organiser.mend.of', { bad: bad.length, total })}
        </span>
      </div>
      <ol className="ruled og-mend">
        {bad.map(line => (
          <MendLine
            key={`${line.line} ${line.text}`}
            line={line}
            offer={mended(line, columns)}
            onText={next => onText(next(text))}
            onNamesake={isOther => onNamesake({ text: line.text, isOther })}
          />
        ))}
      </ol>
    </section>
  );
}

interface MendLineProps {
  readonly line: BadLine;
  /** The line as it is probably meant. */
  readonly offer: string | undefined;
  readonly onText: (change: (text: string) => string) => void;
  readonly onNamesake: (isOther: boolean) => void;
}

/** A bad line with its reasons. It is read again when it is checked, not while it is typed. */
function MendLine({ line, offer, onText, onNamesake }: MendLineProps) {
  const t = useT();
  const [draft, setDraft] = useState(line.text);
  const [{ code, figures }] = line.faults;
  const isAsIs = draft === line.text;
  const isNamesake = code === 'same-name' || code === 'listed-name';
  const write = (next: string) => onText(text => withRow(text, line, next));
  const check = (event: FormEvent) => {
    event.preventDefault();
    write(draft);
  };
  return (
    <li>
      <b>{line.line}</b>
      <form className="stack tight" onSubmit={check}>
        {line.faults.map(fault => (
          <p key={fault.code} className="field-fault">
            {reasonOf(t, fault)}
          </p>
        ))}
        <div className="row">
          <input
            aria-label={t('organiser.mend.line', { number: line.line })}
            value={draft}
            autoComplete="off"
            onChange={event => setDraft(event.target.value)}
          />
          {isAsIs && offer !== undefined && (
            <button type="button" className="btn sm" onClick={() => write(offer)}>
              {code === 'unknown-country'
                ? t('organiser.mend.country', { country: String(figures.likely) })
                : t('organiser.mend.separator', { separator: separatorName(t, figures.expected) })}
            </button>
          )}
          {isAsIs && isNamesake && <Who isListed={code === 'listed-name'} onNamesake={onNamesake} />}
          {!(isAsIs && (isNamesake || offer !== undefined)) && (
            <button type="submit" className="btn sm" disabled={isAsIs}>
              {t('organiser.mend.check')}
            </button>
          )}
          <button
            type="button"
            className="ib"
            aria-label={t('organiser.mend.drop', { number: line.line })}
            onClick={() => onText(text => withoutRow(text, line))}
          >
            <Icon name="trash" />
          </button>
        </div>
      </form>
    </li>
  );
}

/** Says who a line is whose name is known: another person, or the one of the list. */
function Who({ isListed, onNamesake }: Pick<MendLineProps, 'onNamesake'> & { readonly isListed: boolean }) {
  const t = useT();
  return (
    <>
      <button type="button" className="btn sm" onClick={() => onNamesake(true)}>
        {t('organiser.mend.other')}
      </button>
      {isListed && (
        <button type="button" className="btn sm" onClick={() => onNamesake(false)}>
          {t('organiser.mend.same')}
        </button>
      )}
    </>
  );
}

interface GoodLinesProps {
  readonly pasted: Pasted;
  /** Undefined where results are of players alone. */
  readonly teamSize: number | undefined;
  readonly hasList: boolean;
  readonly isFixed: boolean;
  readonly onAdd: () => void;
  readonly onReplace: () => void;
}

function GoodLines({ pasted, teamSize, hasList, isFixed, onAdd, onReplace }: GoodLinesProps) {
  const t = useT();
  const { good, known, gone, teams, oddTeams } = pasted;
  const substitutes = good.filter(({ isSubstitute }) => isSubstitute).length;
  const withNumber = good.filter(({ ema }) => ema !== undefined).length;
  const countries = new Set(good.flatMap(({ country }) => country ?? [])).size;
  return (
    <section className="card pad stack" aria-labelledby="og-good">
      <div className="row ends og-head">
        <h2 id="og-good">{t('organiser.good')}</h2>
        <Badge tone="ok" icon="check">
          {t('organiser.good.count', { count: good.length })}
        </Badge>
      </div>
      <dl className="facts og-figures">
        <dt>{t('organiser.good.ema')}</dt>
        <dd>{withNumber}</dd>
        <dt>{t('organiser.good.countries')}</dt>
        <dd>{countries}</dd>
        <dt>{t('organiser.good.teams')}</dt>
        <dd>
          {oddTeams.length > 0 && teamSize !== undefined
            ? t('organiser.good.oddTeams', { teams, size: teamSize, names: t.all(oddTeams) })
            : teams}
        </dd>
        {substitutes > 0 && (
          <>
            <dt>{t('organiser.good.substitutes')}</dt>
            <dd>{substitutes}</dd>
          </>
        )}
      </dl>
      {known.length > 0 && <p className="fine">{t('organiser.good.known', { count: known.length })}</p>}
      <Doubts pasted={pasted} />
      <div className="row og-acts">
        <button type="button" className="btn sm pri" disabled={isFixed || good.length === 0} onClick={onAdd}>
          {t('organiser.good.add', { count: good.length })}
        </button>
        {hasList && !isFixed && good.length + known.length > 0 && (
          <Asked
            icon="list"
            word={t('organiser.good.replace', { count: good.length + known.length })}
            question={t('organiser.good.replace.sure', { count: gone, stay: known.length, good: good.length })}
            onYes={onReplace}
          />
        )}
      </div>
    </section>
  );
}

/** What of the good lines may be a slip. */
function Doubts({ pasted: { digits, alike } }: { readonly pasted: Pasted }) {
  const t = useT();
  return (
    <>
      {digits.length > 0 && (
        <Note icon="warn" tone="amber" title={t('organiser.good.digits')}>
          {digits.map(({ line, column, text }) => (
            <p key={`${line} ${column}`}>{t(`organiser.good.digits.${column}`, { line, text })}</p>
          ))}
        </Note>
      )}
      {alike.map(({ line, name, before, other }) => (
        <p key={line} className="fine">
          {t('organiser.good.alike', { line, name, before, other })}
        </p>
      ))}
    </>
  );
}
