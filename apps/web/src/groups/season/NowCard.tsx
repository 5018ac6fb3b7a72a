import { isTold } from '@gorrion/events/groups';
import { useEffect, useRef, useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { goTo, tablePath } from '../../shell/page/router.ts';
import { wantSeat } from '../../shell/page/wantedSeat.ts';
import { eveningNow } from '../evening/EveningCard.tsx';
import { TableRow as EveningRow, namesFor, notOpenedText } from '../evening/OpenTables.tsx';
import { hasSeat, standingOf } from '../evening/standing.ts';
import { useTableLines } from '../evening/useTableLines.ts';
import { LinkCard } from '../settings/LinkCard.tsx';
import { memberName } from '../text.ts';
import type { PartProps } from '../useGroup.ts';

/** Returns the tables of the evening that gather, and whether a seat of one is free for the reader. */
function useGathering(t: Translate, { id, view, allGames = [] }: PartProps) {
  const rounds = eveningNow(view)?.rounds ?? [];
  const lines = useTableLines(id, rounds);
  const tables = rounds
    .flatMap(round => round.tables)
    .filter(table => table.code && standingOf(table, allGames, lines) === 'waits');
  const isFree = tables.some(table => table.players.includes(view.you) || hasSeat(table, lines, namesFor(t, view)));
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
  const gathering = useGathering(t, props);
  const waits = open.length > 0 || gathering.isFree;
  const [isAsked, setAsked] = useState(false);
  const isMine = useRef(false);
  const newest = now.find(({ host }) => host === view.you);
  useEffect(() => {
    if (newest?.refusal) isMine.current = false;
    if (isMine.current && newest?.code) goTo(tablePath(newest.code));
  }, [newest?.code, newest?.refusal]);
  const press = async () => {
    setAsked(false);
    isMine.current = true;
    isMine.current = await act({ type: 'open-table' });
  };
  return (
    <>
      <section className="card pad stack gp-evening" aria-labelledby="gp-now">
        <h2 id="gp-now">{t('groups.now')}</h2>
        <div className="stack" role="status">
          {gathering.tables.map((table, n) => (
            <EveningRow
              key={table.wish}
              {...{ view, table }}
              lines={gathering.lines}
              name={t('groups.eveningTable')}
              standing="waits"
              isMain={n === 0}
            />
          ))}
          {open.map(({ host, code }, n) => (
            <TableRow key={code} {...{ view, host, code }} isNewest={n === 0 && gathering.tables.length === 0} />
          ))}
          {(isOpening || !(open.length > 0 || gathering.tables.length > 0)) && (
            <p className="fine">{t(isOpening ? 'groups.opening' : 'groups.nowNote')}</p>
          )}
        </div>
        {refusal && <Note tone="bad" icon="warn" title={notOpenedText(t, refusal, memberName(t, view, view.you))} />}
        {isAsked && (
          <Sure
            question={t('groups.anotherSure')}
            yes={t('groups.openAnother')}
            no={t('groups.cancel')}
            onYes={() => void press()}
            onNo={() => setAsked(false)}
          />
        )}
        <div className="row">
          {!isAsked && (
            <button
              type="button"
              className={`btn sm ${waits ? '' : 'pri'}`}
              disabled={isOpening}
              onClick={() => (waits ? setAsked(true) : void press())}
            >
              <Icon name="play" />
              {waits || gathering.tables.length > 0 ? t('groups.openAnother') : t('groups.openTables', { count: 1 })}
            </button>
          )}
          {!isInviting && (
            <button type="button" className="btn sm" onClick={() => setInviting(true)}>
              <Icon name="people" />
              {t('groups.invite')}
            </button>
          )}
        </div>
      </section>
      {isInviting && <LinkCard {...props} />}
    </>
  );
}

interface TableRowProps extends Pick<PartProps, 'view'> {
  readonly host: number;
  readonly code: string;
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
