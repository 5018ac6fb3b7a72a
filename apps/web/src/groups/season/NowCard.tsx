import { isTold } from '@gorrion/events/groups';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { goTo, tablePath } from '../../shell/page/router.ts';
import { wantSeat } from '../../shell/page/wantedSeat.ts';
import { notOpenedText } from '../evening/OpenTables.tsx';
import { LinkCard } from '../settings/LinkCard.tsx';
import { memberName } from '../text.ts';
import type { PartProps } from '../useGroup.ts';

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
          {open.map(({ host, code }, n) => (
            <TableRow key={code} {...{ view, host, code }} isNewest={n === 0} />
          ))}
          {(isOpening || open.length === 0) && (
            <p className="fine">{t(isOpening ? 'groups.opening' : 'groups.nowNote')}</p>
          )}
        </div>
        {refusal && <Note tone="bad" icon="warn" title={notOpenedText(t, refusal, memberName(t, view, view.you))} />}
        <div className="row">
          <button
            type="button"
            className={`btn sm ${open.length === 0 ? 'pri' : ''}`}
            disabled={isOpening}
            onClick={() => void press()}
          >
            <Icon name="play" />
            {open.length === 0 ? t('groups.openTables', { count: 1 }) : t('groups.openAnother')}
          </button>
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
