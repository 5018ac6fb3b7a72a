import { type CallLinkWish, hostOfCallLink, LONGEST_CALL_LINK } from '@gorrion/protocol';
import { type FormEvent, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Field } from '../../kit/ui/Field.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';

interface VoiceCallProps {
  /** The call link; null where none is set. */
  readonly link: string | null;
  readonly mayChange: boolean;
  /** Sends a change; resolves with what is said if it is refused. */
  readonly change: (wish: CallLinkWish) => Promise<string | undefined>;
}

/** Returns a written address as browsers write it, if it may be a call link. */
function linkIn(written: string): string | undefined {
  const text = written.trim();
  if (!URL.canParse(text)) return undefined;
  const { href } = new URL(text);
  return hostOfCallLink(href) === undefined ? undefined : href;
}

/** Where those who play together talk: the way there, and for who may change it the way to set it. */
export function VoiceCall({ link, mayChange, change }: VoiceCallProps) {
  const t = useT();
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [shown, setShown] = useState(link);
  if (link !== shown) {
    // Somebody has set or removed the link since: what was refused before says nothing any more.
    setShown(link);
    setRefusal(undefined);
  }
  const send = async (wish: CallLinkWish) => {
    setSending(true);
    setRefusal(await change(wish));
    setSending(false);
  };
  return (
    <div className="stack tight">
      {link !== null && <Join link={link} />}
      {link !== null && mayChange && (
        <div>
          <button
            type="button"
            className="btn sm ghost"
            disabled={isSending}
            onClick={() => void send({ type: 'remove' })}
          >
            {t('voice.remove')}
          </button>
        </div>
      )}
      {link === null && mayChange && <NewLink isSending={isSending} send={send} />}
      {refusal && (
        <div role="alert">
          <Note tone="bad" icon="warn" title={refusal} />
        </div>
      )}
    </div>
  );
}

/** The way to the call. It says where it leads before somebody follows it, and tells that place nothing of this page. */
function Join({ link }: { readonly link: string }) {
  const t = useT();
  return (
    <div className="row tight" role="status">
      <a className="btn sm pri" href={link} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
        <Icon name="sound" />
        {t('voice.join')}
      </a>
      <span className="fine">
        {t('voice.leadsTo')} <bdi>{hostOfCallLink(link)}</bdi>
      </span>
    </div>
  );
}

interface NewLinkProps {
  readonly isSending: boolean;
  readonly send: (wish: CallLinkWish) => Promise<void>;
}

function NewLink({ isSending, send }: NewLinkProps) {
  const t = useT();
  const [written, setWritten] = useState('');
  const [isWrong, setWrong] = useState(false);
  const set = (event: FormEvent) => {
    event.preventDefault();
    const link = linkIn(written);
    setWrong(link === undefined);
    if (link !== undefined) void send({ type: 'set', link });
  };
  return (
    <form className="stack tight" onSubmit={set} noValidate>
      <Field label={t('voice.address')} hint={t('voice.note')} fault={isWrong && t('error.bad-call-link')}>
        <input
          type="url"
          autoComplete="off"
          maxLength={LONGEST_CALL_LINK}
          value={written}
          onChange={event => setWritten(event.target.value)}
        />
      </Field>
      <div className="row tight">
        <button type="submit" className="btn sm" disabled={isSending || written.trim() === ''}>
          {t('voice.set')}
        </button>
        <button type="button" className="btn sm ghost" disabled={isSending} onClick={() => void send({ type: 'make' })}>
          {t('voice.make')}
        </button>
      </div>
    </form>
  );
}
