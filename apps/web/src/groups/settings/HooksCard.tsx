import {
  HOOK_KINDS,
  type HookKind,
  type HookTarget,
  type HookView,
  type HookWish,
  MOST_HOOKS,
} from '@gorrion/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import type { Refusal } from '../../client/ledgers/server.ts';
import { type Translate, useLanguage, useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { changeHooks, fetchHooks, type HooksSent } from '../server.ts';
import { momentText, REFUSALS } from '../text.ts';
import type { PartProps } from '../useGroup.ts';

/** Names that are the same in every language. */
const PRODUCTS: Readonly<Partial<Record<HookKind, string>>> = {
  discord: 'Discord',
  slack: 'Slack, Mattermost',
  telegram: 'Telegram',
  matrix: 'Matrix',
};

const hookName = (t: Translate, kind: HookKind): string => PRODUCTS[kind] ?? t('groups.hookOther');

/** The hooks of a group, and what changes them. */
function useHooks(id: string) {
  const [hooks, setHooks] = useState<readonly HookView[]>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setSending] = useState(false);
  const take = (answer: HooksSent): boolean => {
    setRefusal(answer.ok ? undefined : answer);
    if (answer.ok) setHooks(answer.value.hooks);
    return answer.ok;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another group has other hooks
  useEffect(() => {
    let isHere = true;
    void fetchHooks(id).then(answer => isHere && take(answer));
    return () => {
      isHere = false;
    };
  }, [id]);
  const change = async (wish: HookWish): Promise<boolean> => {
    setSending(true);
    const answer = await changeHooks(id, wish);
    setSending(false);
    return take(answer);
  };
  return { hooks, refusal, isSending, change };
}

/** Where else a group tells that somebody is wanted at a table. Owners alone see this, and nobody a secret in whole. */
export function HooksCard({ id, view }: Pick<PartProps, 'id' | 'view'>) {
  return view.role === 'owner' ? <OwnersHooks id={id} /> : null;
}

function OwnersHooks({ id }: Pick<PartProps, 'id'>) {
  const t = useT();
  const { hooks, refusal, isSending, change } = useHooks(id);
  return (
    <Card className="stack" title={t('groups.hooks')}>
      <p className="fine">{t('groups.hooksNote')}</p>
      {hooks && hooks.length > 0 && (
        <ul className="ruled">
          {hooks.map(hook => (
            <HookRow key={hook.number} {...{ hook, isSending, change }} />
          ))}
        </ul>
      )}
      {refusal && (
        <div role="alert">
          <Note tone="bad" icon="warn" title={refusalText(t, refusal, REFUSALS)} />
        </div>
      )}
      {hooks && hooks.length < MOST_HOOKS && <NewHook key={hooks.length} {...{ isSending, change }} />}
    </Card>
  );
}

interface ChangeProps {
  readonly isSending: boolean;
  readonly change: (wish: HookWish) => Promise<boolean>;
}

function HookRow({ hook, isSending, change }: ChangeProps & { readonly hook: HookView }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const { number, kind, place, ending, last } = hook;
  return (
    <li className="stack tight">
      <div className="row tight">
        <b className="grow">
          {hookName(t, kind)} <bdi className="fine">{[place, ending && `…${ending}`].filter(Boolean).join(' ')}</bdi>
        </b>
        {last && last.outcome !== 'ok' && <Badge tone="amber">{t('groups.hookFailed')}</Badge>}
      </div>
      <p className="fine" role="status">
        {last ? lastText(t, last) : t('groups.hookUnused')}
      </p>
      {isAsking ? (
        <Sure
          question={t('groups.hookRemoveSure')}
          yes={t('groups.remove')}
          no={t('groups.cancel')}
          onYes={() => void change({ type: 'remove', hook: number })}
          onNo={() => setAsking(false)}
        />
      ) : (
        <div className="row tight">
          <button
            type="button"
            className="btn sm"
            disabled={isSending}
            onClick={() => void change({ type: 'test', hook: number })}
          >
            {t('groups.hookTest')}
          </button>
          <button type="button" className="btn sm ghost" onClick={() => setAsking(true)}>
            {t('groups.remove')}
          </button>
        </div>
      )}
    </li>
  );
}

const lastText = (t: Translate, { outcome, at }: NonNullable<HookView['last']>): string =>
  `${t(`groups.hookOutcome.${outcome}`)} ${t('groups.hookAt', { time: momentText(t, at) })}`;

type Draft = Readonly<Record<'url' | 'token' | 'chat' | 'room', string>>;
const EMPTY: Draft = { url: '', token: '', chat: '', room: '' };

/** What each kind of hook asks for. */
const FIELDS: Readonly<Record<HookKind, readonly (keyof Draft)[]>> = {
  discord: ['url'],
  slack: ['url'],
  telegram: ['token', 'chat'],
  matrix: ['url', 'room', 'token'],
  json: ['url'],
};

const targetOf = (kind: HookKind, draft: Draft): HookTarget =>
  ({ kind, ...Object.fromEntries(FIELDS[kind].map(name => [name, draft[name].trim()])) }) as HookTarget;

function NewHook({ isSending, change }: ChangeProps) {
  const t = useT();
  const language = useLanguage();
  const [kind, setKind] = useState<HookKind>('discord');
  const [draft, setDraft] = useState(EMPTY);
  const isWhole = FIELDS[kind].every(name => draft[name].trim() !== '');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) void change({ type: 'add', target: targetOf(kind, draft), language });
  };
  return (
    <form className="stack tight" onSubmit={send}>
      <Field label={t('groups.hookKind')} hint={t(`groups.hookHint.${kind}`)}>
        <select value={kind} onChange={event => setKind(event.target.value as HookKind)}>
          {HOOK_KINDS.map(one => (
            <option key={one} value={one}>
              {hookName(t, one)}
            </option>
          ))}
        </select>
      </Field>
      {FIELDS[kind].map(name => (
        <Field
          key={name}
          label={name === 'url' && kind === 'matrix' ? t('groups.hookServer') : t(`groups.hookField.${name}`)}
        >
          <input
            value={draft[name]}
            dir="ltr"
            maxLength={400}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode={name === 'url' ? 'url' : undefined}
            onChange={event => setDraft({ ...draft, [name]: event.target.value })}
          />
        </Field>
      ))}
      <div>
        <button type="submit" className="btn sm" disabled={!isWhole || isSending}>
          {t('groups.hookAdd')}
        </button>
      </div>
    </form>
  );
}
