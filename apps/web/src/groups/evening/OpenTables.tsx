import {
  dayBegins,
  type EveningTable,
  type EveningView,
  FEWEST_AT_TABLE,
  isDayOf,
  type Round,
  whoSits,
} from '@gorrion/events/groups';
import { useState } from 'react';
import { type Key, type Translate, useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { tablePath } from '../../shell/page/router.ts';
import { wantSeat } from '../../shell/page/wantedSeat.ts';
import { Face } from '../Face.tsx';
import { handName, memberName, momentText } from '../text.ts';
import type { PartProps } from '../useGroup.ts';
import { answerOf } from './EveningCard.tsx';
import {
  absentAt,
  codesOf,
  freeSeats,
  handAt,
  hasSeat,
  lineOf,
  namesAt,
  ownTable,
  seatedNow,
  standingOf,
  type TableLines,
  type TableStanding,
} from './standing.ts';
import { useTableLines } from './useTableLines.ts';

interface OpenTablesProps extends PartProps {
  readonly evening: EveningView;
}

/** Who is here and sits, the press that opens tables for them, and the tables that are open. */
export function OpenTables(props: OpenTablesProps) {
  const { id, evening, allGames = [], view } = props;
  const lines = useTableLines(id, codesOf(evening));
  const seated = seatedNow(evening, allGames);
  const main = ownTable(evening, view.you, allGames, lines);
  return (
    <>
      {evening.rounds.toReversed().map(round => (
        <RoundCard key={round.at} {...props} round={round} lines={lines} main={main} />
      ))}
      <Seats key={`${evening.rounds.length} ${seated.join()}`} {...props} seated={seated} />
    </>
  );
}

interface SeatsProps extends OpenTablesProps {
  /** Members who have a table now. */
  readonly seated: readonly number[];
}

/** The people who are here, the seats that follow from their games so far, and the press. */
function Seats({ view, evening, seated, act }: SeatsProps) {
  const t = useT();
  const members = view.members.filter(({ role }) => role !== 'gone').map(({ number }) => number);
  const [byHand, setByHand] = useState<ReadonlyMap<number, boolean>>(new Map());
  const expected = lastPresent(evening, members, seated);
  const present = members.filter(number => byHand.get(number) ?? expected.includes(number));
  const { sit, out } = whoSits(present, evening.sittings);
  const isDay = view.role === 'owner' || isDayOf(evening, Date.now());
  const isEnough = present.length >= FEWEST_AT_TABLE;
  const isAllSeated = present.length === 0 && members.every(member => seated.includes(member));
  const tables = Math.max(1, Math.floor(present.length / 4));
  const names = (numbers: readonly number[]) => t.all(numbers.map(number => memberName(t, view, number)));
  // What was ticked by hand stays; the others follow the answers that come in.
  const toggle = (number: number) => setByHand(new Map(byHand).set(number, !present.includes(number)));
  return (
    <section className="card pad stack" aria-labelledby="gp-seats">
      <h2 id="gp-seats">{t(evening.rounds.length === 0 ? 'groups.whoIsHere' : 'groups.nextRound')}</h2>
      <ul className="gp-answers" aria-label={t('groups.whoIsHere')}>
        {members.map(number => (
          <li key={number}>
            <button
              type="button"
              aria-pressed={present.includes(number)}
              className="gp-toggle"
              onClick={() => toggle(number)}
            >
              <Face view={view} member={number} />
              <span className="grow">
                <bdi>{memberName(t, view, number)}</bdi>
                {seated.includes(number) && <small>{t('groups.atTable')}</small>}
              </span>
              {present.includes(number) && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="fine">
        {isEnough && t('groups.sit', { names: names(sit) })}
        {!isEnough && (isAllSeated ? t('groups.allSeated') : t('groups.tooFew', { count: FEWEST_AT_TABLE }))}
        {isEnough && out.length > 0 && ` ${t('groups.out', { names: names(out) })}`}
      </p>
      {out.length > 0 && <p className="fine">{t('groups.seatsRule')}</p>}
      {!isDay && <Note icon="clock" title={t('groups.onTheDay', { time: momentText(t, dayBegins(evening)) })} />}
      <button
        type="button"
        className="btn pri"
        disabled={!isDay || !isEnough}
        onClick={() =>
          void act({ type: 'open-tables', evening: evening.number, round: evening.rounds.length, present })
        }
      >
        {tables === 1 && evening.rounds.length > 0
          ? t('groups.openAnother')
          : t('groups.openTables', { count: tables })}
      </button>
    </section>
  );
}

/**
 * Returns who was here for the last tables and has none now; before the first ones, and on the day only, who said that
 * they come.
 */
export function lastPresent(
  evening: EveningView,
  members: readonly number[],
  seated: readonly number[],
): readonly number[] {
  const last = evening.rounds.at(-1);
  if (!last && !isDayOf(evening, Date.now())) return [];
  if (!last) return members.filter(number => answerOf(evening, number) === 'yes');
  const here = [...last.tables.flatMap(({ players }) => players), ...last.out];
  return members.filter(number => here.includes(number) && !seated.includes(number));
}

interface RoundCardProps extends OpenTablesProps {
  readonly round: Round;
  readonly lines: TableLines;
  /** Code of the table that the reader belongs at. */
  readonly main: string | undefined;
}

function RoundCard({ view, evening, round, allGames = [], lines, main }: RoundCardProps) {
  const t = useT();
  const all = evening.rounds.flatMap(({ tables }) => tables);
  const nameOf = (table: EveningTable) => t('duplicate.table', { table: all.indexOf(table) + 1 });
  const [only] = round.tables;
  const isNamed = all.length > 1 && round.tables.length === 1 && only;
  const heading = `gp-round-${round.at}`;
  return (
    <section className="card pad stack gp-round" aria-labelledby={heading}>
      <div className="card-head">
        <h2 id={heading}>{isNamed ? nameOf(only) : t('groups.round', { count: round.tables.length })}</h2>
        <small>{timeOfDay(t.locale, round.at)}</small>
      </div>
      {round.tables.map(table => (
        <TableRow
          key={table.wish}
          {...{ view, table, lines }}
          name={round.tables.length > 1 ? nameOf(table) : undefined}
          standing={standingOf(table, allGames, lines)}
          isMain={table.code !== null && table.code === main}
        />
      ))}
      {round.out.length > 0 && (
        <p className="fine">{t('groups.out', { names: t.all(round.out.map(one => memberName(t, view, one))) })}</p>
      )}
    </section>
  );
}

/** Sentences of why a table was not opened. */
const NOT_OPENED: Readonly<Record<string, Key>> = {
  'too-many-tables': 'groups.notOpened.too-many-tables',
  'too-many-tables-nearby': 'groups.notOpened.too-many-tables-nearby',
  'opening-too-often': 'groups.notOpened.opening-too-often',
  'no-room-left': 'groups.notOpened.no-room-left',
};

/** Returns why a table was not opened for a member. */
export const notOpenedText = (t: Translate, refusal: string, name: string): string =>
  (t as (key: Key, values: object) => string)(NOT_OPENED[refusal] ?? 'groups.notOpened.other', { name });

/** Returns how a table stands: "East 1, in play"; empty if this page does not know. */
function standingText(t: Translate, { view, table, lines, standing }: TableRowProps): string {
  if (!standing) return '';
  if (standing === 'playing') return t('groups.table.playing', { hand: handName(t, handAt(table, lines)) });
  const names = namesFor(t, view);
  const free = standing === 'waits' ? freeSeats(table, lines, names) : undefined;
  if (free === undefined) return t(`groups.table.${standing}`);
  if (free > 0) return [t('groups.table.waits'), t('home.seatsFree', { count: free })].join(t('list.comma'));
  const absent = absentAt(table, lines, names);
  return absent.length > 0 ? t('groups.table.waitsFor', { names: t.all(absent) }) : t('groups.table.full');
}

export const namesFor = (t: Translate, view: TableRowProps['view']) => ({
  ofMember: (member: number) => memberName(t, view, member),
  of: t.nameOf,
});

interface TableRowProps extends Pick<PartProps, 'view'> {
  readonly table: EveningTable;
  readonly lines: TableLines;
  /** Tells it from the others of its round. */
  readonly name: string | undefined;
  /** How it stands; undefined if this page does not know. */
  readonly standing: TableStanding | undefined;
  readonly isMain: boolean;
}

/** A table of an evening: who sits there, how it stands, and the way to it. */
export function TableRow(props: TableRowProps) {
  const t = useT();
  const { view, table, lines, name, isMain } = props;
  const { code, refusal, players, host } = table;
  const names = namesFor(t, view);
  const isMine = players.includes(view.you);
  const maySit = isMine || hasSeat(table, lines, names);
  const standing = standingText(t, props);
  return (
    <div className="stack tight">
      {(name || standing) && (
        <p>
          {name && <b>{name}</b>} {standing && <small className="fine">{standing}</small>}
        </p>
      )}
      <p>{t.all(namesAt(table, lines, names))}</p>
      {code && lineOf(table, lines) !== null && (
        <Go
          className={`btn sm ${isMain ? 'pri' : ''}`}
          href={tablePath(code)}
          onClickCapture={() => maySit && wantSeat(code)}
        >
          <Icon name="play" />
          {t(isMine ? 'groups.toYourTable' : maySit ? 'home.sit' : 'groups.toTable')}
        </Go>
      )}
      {!code && !refusal && <p className="fine">{t('groups.opening')}</p>}
      {refusal && <Note tone="bad" icon="warn" title={notOpenedText(t, refusal, names.ofMember(host))} />}
    </div>
  );
}
