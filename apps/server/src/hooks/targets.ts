import type { HookOutcome, HookTarget, HookView } from '@gorrion/protocol';
import { type HookLine, hookText } from '@gorrion/protocol/hookText';
import type { Language } from '@gorrion/rules';
import type { DoorAnswer, DoorFault, Parcel } from '../outgoing/door.ts';

/*
 * How lines are posted at each kind of target, and changed there. Names that people have written are quoted, so that they are
 * no markup, mention or link where the line is read.
 */

/** Where bots of Telegram post. */
const TELEGRAM = 'https://api.telegram.org';

const json = (url: string, value: unknown, more: Partial<Parcel> = {}): Parcel => ({
  url,
  headers: { 'Content-Type': 'application/json', ...more.headers },
  body: Buffer.from(JSON.stringify(value)),
  reads: true,
  ...(more.method && { method: more.method }),
});

/** Returns the address of a webhook of Discord, or of a message that it has posted, with what the address asks for besides. */
function discordUrl(text: string, message?: string): string {
  const url = new URL(text);
  if (message === undefined) url.searchParams.set('wait', 'true');
  else url.pathname = `${url.pathname.replace(/\/$/, '')}/messages/${encodeURIComponent(message)}`;
  return url.href;
}

const discordQuote = (name: string): string => name.replace(/[\\*_~`|>#@:[\]()<-]/g, '\\$&');
const slackQuote = (name: string): string =>
  name
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[*_~`]/g, '\u200b$&');

/** What a target is sent: `post` a new line, `edit` one that it has posted; absent where lines cannot be changed. */
interface Sender<Target> {
  readonly post: (target: Target, text: string, line: HookLine, unique: string) => Parcel;
  readonly edit?: (target: Target, message: string, text: string, unique: string) => Parcel;
  readonly quote?: (name: string) => string;
}

type Of<Kind extends HookTarget['kind']> = HookTarget & { readonly kind: Kind };

function matrix({ url, room, token }: Of<'matrix'>, unique: string, content: object): Parcel {
  const path = `/_matrix/client/v3/rooms/${encodeURIComponent(room)}/send/m.room.message/${unique}`;
  return json(`${url.replace(/\/+$/, '')}${path}`, content, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}` },
  });
}

/** A text that mentions nobody, whatever names are in it (Matrix 1.7, intentional mentions). */
const spoken = (body: string) => ({ msgtype: 'm.text', body, 'm.mentions': {} });

const telegram = ({ token, chat }: Of<'telegram'>, method: string, text: string, more: object = {}): Parcel =>
  json(`${TELEGRAM}/bot${token}/${method}`, {
    ...{ chat_id: chat, text, link_preview_options: { is_disabled: true } },
    ...more,
  });

const SENDERS: { readonly [Kind in HookTarget['kind']]: Sender<Of<Kind>> } = {
  discord: {
    post: ({ url }, content) => json(discordUrl(url), { content, allowed_mentions: { parse: [] } }),
    edit: ({ url }, message, content) =>
      json(discordUrl(url, message), { content, allowed_mentions: { parse: [] } }, { method: 'PATCH' }),
    quote: discordQuote,
  },
  slack: { post: ({ url }, text) => json(url, { text }), quote: slackQuote },
  telegram: {
    post: (target, text) => telegram(target, 'sendMessage', text),
    edit: (target, message, text) => telegram(target, 'editMessageText', text, { message_id: Number(message) }),
  },
  matrix: {
    post: (target, body, _, unique) => matrix(target, unique, spoken(body)),
    edit: (target, message, body, unique) =>
      matrix(target, unique, {
        ...spoken(`* ${body}`),
        'm.new_content': spoken(body),
        'm.relates_to': { rel_type: 'm.replace', event_id: message },
      }),
  },
  json: { post: ({ url }, text, { kind, ...line }) => json(url, { type: kind, text, ...line }) },
};

const senderOf = ({ kind }: HookTarget) => SENDERS[kind] as Sender<HookTarget>;

/** Whether a line that was posted can be changed. */
export const isEditable = (target: HookTarget): boolean => senderOf(target).edit !== undefined;

/**
 * Returns what posts a line, or changes the `message` that was posted before. `unique` names the request: one that is sent again
 * posts nothing twice where the target can tell.
 */
export function parcelOf(
  target: HookTarget,
  language: Language,
  line: HookLine,
  unique: string,
  message: string | null = null,
): Parcel {
  const { post, edit, quote } = senderOf(target);
  const text = hookText(language, line, quote);
  return message !== null && edit ? edit(target, message, text, unique) : post(target, text, line, unique);
}

/** Returns under which name a target has posted a line; null if it does not say. */
export function messageIn({ kind }: HookTarget, text: string | undefined): string | null {
  try {
    const said = JSON.parse(text ?? '') as {
      readonly id?: unknown;
      readonly event_id?: unknown;
      readonly result?: { readonly message_id?: unknown };
    };
    const found = { discord: said.id, matrix: said.event_id, telegram: said.result?.message_id }[kind as 'discord'];
    return typeof found === 'string' || typeof found === 'number' ? String(found).slice(0, 300) : null;
  } catch {
    return null;
  }
}

const FAULTS: Readonly<Record<DoorFault, HookOutcome>> = {
  'not-https': 'not-https',
  'not-public': 'not-public',
  'no-such-host': 'unreachable',
  'too-large': 'not-understood',
  'too-many': 'too-often',
  timeout: 'timeout',
  unreachable: 'unreachable',
};

/** Returns what came of a line. */
export function outcomeOf(answer: DoorAnswer): HookOutcome {
  if ('fault' in answer) return FAULTS[answer.fault];
  const { status } = answer;
  if (status >= 200 && status < 300) return 'ok';
  if (status >= 300 && status < 400) return 'moved';
  if (status === 401 || status === 403) return 'no-access';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 429) return 'too-often';
  return status >= 500 ? 'broken' : 'not-understood';
}

/** Returns the address that a target is asked at first: the door says whether anything may be sent there. */
export const addressOf = (target: HookTarget): string => (target.kind === 'telegram' ? TELEGRAM : target.url);

/** How many characters of a secret are shown, and only of one much longer. */
const SHOWN = 4;

/** Returns what an owner may see of a target. */
export function shownTarget(target: HookTarget): Pick<HookView, 'kind' | 'place' | 'ending'> {
  const { host, origin } = new URL(addressOf(target));
  const secret = 'token' in target ? target.token : target.url.slice(origin.length);
  const place = target.kind === 'telegram' ? target.chat : target.kind === 'matrix' ? `${target.room} · ${host}` : host;
  return { kind: target.kind, place, ending: secret.length > 4 * SHOWN ? secret.slice(-SHOWN) : '' };
}
