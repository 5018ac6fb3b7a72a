import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { Go } from '../../page/Go.tsx';
import { goTo, tablePath } from '../../page/router.ts';
import { wantSeat } from '../../page/wantedSeat.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../../ui/Note.tsx';
import { notOpenedText } from '../evening/OpenTables.tsx';
import { LinkCard } from '../settings/LinkCard.tsx';
import { memberName } from '../text.ts';
import type { PartProps } from '../useGroup.ts';

/** What a group is for: to play now, at a table that all members are told of, and to invite. */
export function NowCard(props: PartProps) {
  const { view, act } = props;
  const t = useT();
  const isAlone = view.members.filter(({ role }) => role !== 'gone').length === 1;
  const [isInviting, setInviting] = useState(isAlone);
  const { now } = view;
  const isMine = useRef(false);
  const code = now?.code;
  useEffect(() => {
    if (isMine.current && code) goTo(tablePath(code));
  }, [code]);
  const open = async () => {
    isMine.current = true;
    isMine.current = await act({ type: 'open-table' });
  };
  return (
    <>
      <section className="card gp-evening" aria-labelledby="gp-now">
        <h2 id="gp-now">{t('groups.now')}</h2>
        <p className="gp-note" role="status">
          {code && now
            ? t('groups.nowOpen', { name: memberName(t, view, now.host) })
            : now && !now.refusal
              ? t('groups.opening')
              : t('groups.nowNote')}
        </p>
        {now?.refusal && (
          <Note tone="bad" icon="warn" title={notOpenedText(t, now.refusal, memberName(t, view, now.host))} />
        )}
        <div className="gp-evening-ways">
          {code ? (
            <Go className="btn sm pri" href={tablePath(code)} onClickCapture={() => wantSeat(code)}>
              <Icon name="play" />
              {t('groups.toYourTable')}
            </Go>
          ) : (
            <button
              type="button"
              className="btn sm pri"
              disabled={now !== null && !now.refusal}
              onClick={() => void open()}
            >
              <Icon name="play" />
              {t('groups.openTables', { count: 1 })}
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
