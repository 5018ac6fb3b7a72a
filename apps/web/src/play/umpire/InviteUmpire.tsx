import { newId } from '@gorrion/client/connection';
import type { TableState } from '@gorrion/protocol';
import { digestOfKey } from '@gorrion/table';
import { useState } from 'react';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import { isUmpire } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { copyText } from '../../shell/page/copyText.ts';
import { umpirePath } from '../../shell/page/router.ts';
import { umpireText } from './umpireText.ts';
import './umpire.css';

interface InviteUmpireProps {
  readonly code: string;
  readonly state: TableState;
  readonly amHost: boolean;
}

/**
 * The card of the umpire in the room: who it is, or the link by which the host gives the role. The link works once, and a
 * new one replaces it. The key in it stays on the host's page; the table knows only its digest.
 */
export default function InviteUmpire({ code, state, amHost }: InviteUmpireProps) {
  const t = useT();
  const me = useApp(app => app.me);
  const [link, setLink] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const { umpire } = state;
  const person = umpire?.person;
  const make = async () => {
    setAsking(false);
    const key = newId();
    if (!(await client.send({ type: 'invite-umpire', digest: digestOfKey(key) }))) return;
    const made = location.origin + umpirePath(code, key);
    setLink(made);
    await copyText(made);
  };
  return (
    <section className="card pad ump-invite" aria-labelledby="ump-invite">
      <h2 id="ump-invite">{t('umpire.title')}</h2>
      <p role="status">
        {person ? umpireText(t, person, me) : t(state.settings.umpire ? 'umpire.wanted' : 'umpire.none')}
      </p>
      {isUmpire(state, me) && (
        <button type="button" className="btn" onClick={() => void client.send({ type: 'leave-umpire' })}>
          {t('umpire.leave')}
        </button>
      )}
      {amHost && !person && (
        <button type="button" className="btn" onClick={() => void (link ? copyText(link) : make())}>
          <Icon name="copy" />
          {t('umpire.link')}
        </button>
      )}
      {link && !person && (
        <>
          <p className="ump-link">
            <span className="sr">{t('umpire.linkIs')} </span>
            <code>{link}</code>
          </p>
          {isAsking ? (
            <Sure
              question={t('umpire.newLinkSure')}
              yes={t('umpire.newLink')}
              no={t('umpire.cancel')}
              onYes={() => void make()}
              onNo={() => setAsking(false)}
            />
          ) : (
            <button type="button" className="btn sm ghost" onClick={() => setAsking(true)}>
              {t('umpire.newLink')}
            </button>
          )}
        </>
      )}
    </section>
  );
}
