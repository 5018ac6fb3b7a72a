import { type EveningTable, isCalledLately, isTold } from '@gorrion/events/groups';
import { useEffect, useRef, useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { goTo, tablePath } from '../../shell/page/router.ts';
import { wantSeat } from '../../shell/page/wantedSeat.ts';
import { SeatCall } from '../../shell/seatCall/SeatCall.tsx';
import { eveningNow } from '../evening/EveningCard.tsx';
import { TableRow as EveningRow, namesFor, notOpenedText } from '../evening/OpenTables.tsx';
import { codesOf, hasSeat, standingOf, type TableLines } from '../evening/standing.ts';
import { useTableLines } from '../evening/useTableLines.ts';
import { LinkCard } from '../settings/LinkCard.tsx';
import { memberName } from '../text.ts';
import type { PartProps } from '../useGroup.ts';

interface OpenNow {
  readonly host: number;
  readonly code: string;
}

/** Whether somebody can sit down at a table that gathers. */
const hasFreePlace = (lines: TableLines, code: string): boolean =>
  lines[code]?.stage === 'gathering' && lines[code].freePlaces > 0;

/** Returns the tables of the evening that gather, and whether a seat of one, or of an `open` one, is free for the reader. */
function useGathering(t: Translate, { id, view, allGames = [] }: PartProps, open: readonly OpenNow[]) {
  const { rounds } = eveningNow(view) ?? { rounds: [] };
  const lines = useTableLines(id, [...codesOf({ rounds }), ...open.map(({ code }) => code)]);
  const tables = rounds
    .flatMap(round => round.tables)
    .filter(table => table.code && standingOf(table, allGames, lines) === 'waits');
  const isFree =
    open.some(({ code }) => hasFreePlace(lines, code)) ||
    tables.some(table => table.players.includes(view.you) || hasSeat(table, lines, namesFor(t, view)));
  return { lines, tables, isFree };
}

/** What a group is for: to play now, at tables that all members are told of, and to invite. */
export function NowCard(props: PartProps) {
  const { view, act } = props;
  const t = useT();
  const isAlone = view.members.filter(({ role }) => role !== 'gone').length === 1;
  const [isInviting, setInviting] = useState(isAlone);
  const now = view.now.filter(table => isTold(table, Date.now()));
  const open = now.flatMap(({ host, code }) => (code ? { host, code } : []));
  const isOpening = now.some(({ code, refusal }) => !code && !refusal);
  const refusal = now.find(table => table.refusal)?.refusal;
  const gathering = useGathering(t, props, open);
  const hasTable = open.length > 0 || gathering.tables.length > 0;
  const isMine = useRef(false);
  const newest = now.find(({ host }) => host === view.you);
  useEffect(() => {
    if (newest?.refusal) isMine.current = false;
    if (isMine.current && newest?.code) goTo(tablePath(newest.code));
  }, [newest?.code, newest?.refusal]);
  const press = async () => {
    isMine.current = true;
    isMine.current = await act({ type: 'open-table' });
  };
  return (
    <>
      <section className="card pad stack gp-evening" aria-labelledby="gp-now">
        <h2 id="gp-now">{t('groups.now')}</h2>
        <div className="stack" role="status">
          <Gathering view={view} {...gathering} />
          {open.map(({ host, code }, n) => (
            <TableRow key={code} {...{ view, host, code }} isNewest={n === 0 && gathering.tables.length === 0} />
          ))}
          {(isOpening || !hasTable) && <p className="fine">{t(isOpening ? 'groups.opening' : 'groups.nowNote')}</p>}
        </div>
        {refusal && <Note tone="bad" icon="warn" title={notOpenedText(t, refusal, memberName(t, view, view.you))} />}
        <div className="row">
          <OpenTable waits={gathering.isFree} isAnother={hasTable} isOpening={isOpening} onOpen={() => void press()} />
          {!isInviting && (
            <button type="button" className="btn sm" onClick={() => setInviting(true)}>
              <Icon name="people" />
              {t('groups.invite')}
            </button>
          )}
        </div>
        <CallToTable
          {...props}
          lines={gathering.lines}
          codes={[...gathering.tables, ...open].map(({ code }) => code)}
        />
      </section>
      {isInviting && <LinkCard {...props} />}
    </>
  );
}

interface CallToTableProps extends Pick<PartProps, 'id' | 'view'> {
  readonly lines: TableLines;
  /** Codes of the tables that wait for players. */
  readonly codes: readonly (string | null)[];
}

/** Calls the group to the first of its tables that has a free seat, or says when that was done. */
function CallToTable({ id, view, lines, codes }: CallToTableProps) {
  const t = useT();
  const code = codes.find(one => one !== null && hasFreePlace(lines, one));
  if (!code) return null;
  const called = view.called.find(one => one.code === code && isCalledLately(one.at, Date.now()));
  if (called) return <p className="fine">{t('groups.calledAt', { time: timeOfDay(t.locale, called.at) })}</p>;
  return <SeatCall key={code} code={code} groups={[{ id, name: view.name }]} />;
}

interface GatheringProps extends Pick<PartProps, 'view'> {
  readonly tables: readonly EveningTable[];
  readonly lines: TableLines;
}

/** The tables of the evening that wait for players. */
function Gathering({ view, tables, lines }: GatheringProps) {
  const t = useT();
  return tables.map((table, n) => (
    <EveningRow
      key={table.wish}
      {...{ view, table, lines }}
      name={t('groups.eveningTable')}
      standing="waits"
      isMain={n === 0}
    />
  ));
}

interface OpenTableProps {
  /** Whether a table waits with a free seat. */
  readonly waits: boolean;
  readonly isAnother: boolean;
  readonly isOpening: boolean;
  readonly onOpen: () => void;
}

/** The press that opens a table; while another one waits for players it asks first. */
function OpenTable({ waits, isAnother, isOpening, onOpen }: OpenTableProps) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const open = () => {
    setAsked(false);
    onOpen();
  };
  const word = isAnother ? t('groups.openAnother') : t('groups.openTables', { count: 1 });
  if (isAsked)
    return (
      <Sure
        question={t('groups.anotherSure')}
        yes={word}
        no={t('groups.cancel')}
        onYes={open}
        onNo={() => setAsked(false)}
      />
    );
  return (
    <button
      type="button"
      className={`btn sm ${isAnother ? '' : 'pri'}`}
      disabled={isOpening}
      onClick={() => (waits ? setAsked(true) : open())}
    >
      <Icon name="play" />
      {word}
    </button>
  );
}

interface TableRowProps extends Pick<PartProps, 'view'>, OpenNow {
  readonly isNewest: boolean;
}

function TableRow({ view, host, code, isNewest }: TableRowProps) {
  const t = useT();
  return (
    <div className="stack tight">
      <p>{t('home.groupTableBy', { name: memberName(t, view, host) })}</p>
      <Go className={`btn sm ${isNewest ? 'pri' : ''}`} href={tablePath(code)} onClickCapture={() => wantSeat(code)}>
        <Icon name="play" />
        {t(host === view.you ? 'groups.toYourTable' : 'home.sit')}
      </Go>
    </div>
  );
}
