import {
  compare,
  type DuplicateView,
  IMP_SCALE,
  type OpenDuplicate,
  type Standing,
  standingsOf,
  teamStandings,
} from '@gorrion/events/duplicate';
import { PLAYERS, type Player, startingSeat } from '@gorrion/rules';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { useTableKey } from '../../shell/page/useTableKey.ts';
import { AllHands } from './AllHands.tsx';
import { ComparedHands } from './ComparedHands.tsx';
import { useChecked, useGames } from './games.ts';
import { decidingHand, gainsOf, type Row, rowsOf, type Subject } from './rows.ts';
import { SameTiles } from './SameTiles.tsx';
import { letterOf, longHand, NEW_ID, playerName } from './text.ts';
import { Verified } from './Verified.tsx';

interface ResultsProps {
  readonly id: string;
  readonly view: DuplicateView;
  readonly open: OpenDuplicate;
}

/** Returns whose results are shown first: the reader's, else the winner's. */
function firstSubject({ tables, plan }: DuplicateView, [best]: readonly Standing[]): Subject {
  if (plan.form === 'team') return { kind: 'team', team: best?.team ?? 0 };
  const table = tables.findIndex(({ you, stage }) => you && stage === 'played');
  const isYou = (player: Player) => {
    const chair = tables[table]?.chairs[player];
    return chair?.kind === 'person' && chair.you === true;
  };
  const player = PLAYERS.find(isYou);
  if (player !== undefined) return { kind: 'player', table, player };
  return { kind: 'player', table: best?.table ?? 0, player: best?.player ?? 0 };
}

/** The results of an evening, open: what each hand was worth, beside the other tables. */
export function Results({ id, view, open }: ResultsProps) {
  const t = useT();
  const { plan } = view;
  const comparison = useMemo(() => compare(open.results, plan.hands, plan.scale ?? IMP_SCALE), [open, plan]);
  const standings = useMemo(
    () => (plan.form === 'team' ? teamStandings(comparison, plan) : standingsOf(comparison, open.results)),
    [comparison, open, plan],
  );
  const [subject, setSubject] = useState(() => firstSubject(view, standings));
  const rows = useMemo(() => rowsOf(comparison, view, subject), [comparison, view, subject]);
  const { isTable, toggle, hasKeys } = useTableKey();
  const hand = decidingHand(rows);
  return (
    <>
      <div className="row ends dup-tools">
        <Whose view={view} standings={standings} subject={subject} onChoose={setSubject} />
        <button type="button" className="btn sm" aria-pressed={isTable} onClick={toggle}>
          {t('duplicate.asTable')} {hasKeys && <kbd className="kbd">T</kbd>}
        </button>
      </div>
      <div className="sides">
        <section className="card pad">
          <Head view={view} subject={subject} rows={rows} standings={standings} />
          {isTable ? (
            <AllHands id={id} view={view} comparison={comparison} />
          ) : (
            <ComparedHands id={id} view={view} rows={rows} subject={subject} deciding={hand} />
          )}
        </section>
        <Beside id={id} view={view} open={open} comparison={comparison} hand={hand} subject={subject}>
          <Standings view={view} standings={standings} />
        </Beside>
      </div>
    </>
  );
}

interface BesideProps extends ResultsProps {
  readonly comparison: ReturnType<typeof compare>;
  /** The hand that decided most, from 1. */
  readonly hand: number;
  readonly subject: Subject;
  readonly children: ReactNode;
}

/** What stands beside the hands: the one that decided most, the standings, and whether the deals are genuine. */
function Beside({ id, view, open, comparison, hand, subject, children }: BesideProps) {
  const t = useT();
  const loaded = useGames(open);
  const checked = useChecked(view, open, loaded);
  const { group } = view.plan;
  const player = subject.kind === 'player' ? subject.player : 0;
  return (
    <aside>
      <section className="card pad">
        <h2>{t('duplicate.sameWall', { hand: longHand(t, hand) })}</h2>
        <SameTiles view={view} open={open} comparison={comparison} loaded={loaded} hand={hand} player={player} />
        <Go className="btn sm" href={eventPaths.duplicateHand(id, hand)}>
          {t('duplicate.wholeHand')}
        </Go>
      </section>
      {children}
      <Verified view={view} open={open} checked={checked} />
      <section className="card pad dup-again">
        <h2>{t('duplicate.another')}</h2>
        <p className="fine">{t('duplicate.anotherNote')}</p>
        <Go className="btn sm" href={eventPaths.duplicate(NEW_ID) + (group ? `#${group}` : '')}>
          {t('duplicate.newTitle')}
        </Go>
      </section>
    </aside>
  );
}

const keyOf = ({ table, player, team }: Pick<Standing, 'table' | 'player' | 'team'>): string =>
  team === undefined ? `${table}-${player}` : `t${team}`;

const subjectOf = ({ table = 0, player = 0, team }: Standing): Subject =>
  team === undefined ? { kind: 'player', table, player } : { kind: 'team', team };

interface WhoseProps {
  readonly view: DuplicateView;
  readonly standings: readonly Standing[];
  readonly subject: Subject;
  readonly onChoose: (subject: Subject) => void;
}

/** Chooses whose results are shown. */
function Whose({ view, standings, subject, onChoose }: WhoseProps) {
  const t = useT();
  const id = useId();
  const value = subject.kind === 'team' ? `t${subject.team}` : `${subject.table}-${subject.player}`;
  const choose = (key: string) => {
    const found = standings.find(one => keyOf(one) === key);
    if (found) onChoose(subjectOf(found));
  };
  return (
    <div className="row grow dup-whose">
      <label className="field-label" htmlFor={id}>
        {t('duplicate.whose')}
      </label>
      <select id={id} value={value} onChange={event => choose(event.target.value)}>
        {standings.map(standing => (
          <option key={keyOf(standing)} value={keyOf(standing)}>
            {nameOf(t, view, standing)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Returns the name of a line of the standings: "Ana, table 1", or the team. */
function nameOf(t: ReturnType<typeof useT>, view: DuplicateView, { table, player, team }: Standing): string {
  if (team !== undefined) return view.plan.teams?.[team] ?? '';
  if (table === undefined || player === undefined) return '';
  return t('duplicate.nameAtTable', { name: playerName(t, view, table, player), table: table + 1 });
}

interface HeadProps {
  readonly view: DuplicateView;
  readonly subject: Subject;
  readonly rows: readonly Row[];
  readonly standings: readonly Standing[];
}

/** The sum of the subject: against the other table or team where there is one, else with its place. */
function Head({ view, subject, rows, standings }: HeadProps) {
  const t = useT();
  const { won, lost } = gainsOf(rows);
  const sides = sidesOf(t, view, subject);
  const key = subject.kind === 'team' ? `t${subject.team}` : `${subject.table}-${subject.player}`;
  const own = standings.find(one => keyOf(one) === key);
  return (
    <div className="dup-sum">
      <div>
        <b>{sides.own.name}</b>
        <span className="fine">{sides.own.note}</span>
      </div>
      <p className="dup-score">
        {sides.other ? (
          <>
            {t.number(won)} <small>{t('duplicate.to')}</small> {t.number(lost)}
          </>
        ) : (
          t.signed(won - lost)
        )}
        <span>{t('duplicate.imps')}</span>
      </p>
      <div>
        {sides.other ? (
          <>
            <b>{sides.other.name}</b>
            <span className="fine">{sides.other.note}</span>
          </>
        ) : (
          <b>{t('duplicate.place', { place: own?.place ?? 1, count: standings.length })}</b>
        )}
      </div>
    </div>
  );
}

interface Side {
  readonly name: string;
  readonly note: string;
}

/** Returns the two sides of a comparison between two; of more there is one. */
function sidesOf(t: ReturnType<typeof useT>, view: DuplicateView, subject: Subject): { own: Side; other?: Side } {
  const { plan, tables } = view;
  if (subject.kind === 'team') {
    const teams = plan.teams ?? [];
    const sideOf = (team: number): Side => ({ name: teams[team] ?? '', note: t('duplicate.team') });
    return teams.length === 2
      ? { own: sideOf(subject.team), other: sideOf(1 - subject.team) }
      : { own: sideOf(subject.team) };
  }
  const { table, player } = subject;
  const wind = t(`wind.${startingSeat(player)}`);
  const own = {
    name: playerName(t, view, table, player),
    note: t('duplicate.seatNote', { wind, table: table + 1, letter: letterOf(player) }),
  };
  const others = tables.flatMap(({ stage }, n) => (stage === 'played' && n !== table ? [n] : []));
  const [other] = others;
  if (others.length !== 1 || other === undefined) return { own };
  return {
    own,
    other: { name: playerName(t, view, other, player), note: t('duplicate.sameSeat', { table: other + 1 }) },
  };
}

function Standings({ view, standings }: { readonly view: DuplicateView; readonly standings: readonly Standing[] }) {
  const t = useT();
  return (
    <section className="card pad dup-standings">
      <h2>{t('duplicate.standings')}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('duplicate.col.place')}</th>
            <th scope="col">{t(view.plan.form === 'team' ? 'duplicate.col.team' : 'duplicate.col.player')}</th>
            <th scope="col">{t('duplicate.col.points')}</th>
            <th scope="col">{t('duplicate.imps')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(standing => (
            <tr key={keyOf(standing)}>
              <td>{t.number(standing.place)}</td>
              <th scope="row">{nameOf(t, view, standing)}</th>
              <td>{t.signed(standing.points)}</td>
              <td>
                <b>{t.signed(standing.imps)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
