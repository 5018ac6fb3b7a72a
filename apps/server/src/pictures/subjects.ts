import { drawnMoment, gameMoment, type Invitation, type Picture } from '@gorrion/pictures';
import { codeOfSeat, type PersonId } from '@gorrion/protocol';
import { FAN_IDS, fanPoints, type Language, SEATS, wmo2006 } from '@gorrion/rules';
import { withoutNames } from '@gorrion/table';
import { type Archive, standingOf } from '../archive/reader.ts';
import type { LedgerDesk } from '../ledgers/desk.ts';
import type { Guesser, Guesses } from '../limits/guesses.ts';

/*
 * What an address of the page shows to somebody of whom nothing is known: that alone is in its preview and its picture. A
 * game is read as nobody, so that one that is sealed, for its players or not there looks like any other.
 */

/** Reads in nobody's name: no guest has this id. */
const NOBODY = 'nobody' as PersonId;

export interface SubjectSources {
  readonly archive: Archive;
  readonly desk: Pick<LedgerDesk, 'view' | 'standing'>;
  readonly guesses: Guesses;
  /** Whether groups and events run at this node, which knows then what is sealed. */
  readonly isHome: () => boolean;
}

const GAME = /^\/g\/([A-Za-z0-9-]{1,60})(?:\/([ehsnw]\d{1,3}(?:-\d{1,2})?)(?:\/(\d{1,4}))?)?(?:\/.*)?$/;
const EVENT = /^\/e\/([A-Za-z0-9-]{1,40})(?:\/|$)/;
const FAN = /^\/fans\/([a-z0-9-]{1,60})\/?$/;

/** The beginnings of addresses that are shared, and to what they invite. */
const INVITED: readonly (readonly [RegExp, Invitation])[] = [
  [/^\/t\//i, 'table'],
  [/^\/(?:g|games)(?:\/|$)/, 'game'],
  [/^\/(?:c\/|groups)/, 'group'],
  [/^\/(?:e\/|events)/, 'event'],
  [/^\/d\//, 'duplicate'],
  [/^\/daily(?:\/|$)/, 'daily'],
  [/^\/fans(?:\/|$)/, 'fans'],
  [/^\/(?:learn|drills|deck|calc|rules)(?:\/|$)/, 'learn'],
];

const invitation = (path: string): Picture => ({
  kind: 'invitation',
  to: INVITED.find(([begins]) => begins.test(path))?.[1] ?? 'site',
});

const DEFINITIONS = {
  en: async () => (await import('@gorrion/rules/definitions/en')).FAN_DEFINITIONS,
  es: async () => (await import('@gorrion/rules/definitions/es')).FAN_DEFINITIONS_ES,
  pt: async () => (await import('@gorrion/rules/definitions/pt')).FAN_DEFINITIONS_PT,
  zh: async () => (await import('@gorrion/rules/definitions/zh')).FAN_DEFINITIONS_ZH,
} satisfies Record<Language, unknown>;

async function ofGame({ archive, guesses }: SubjectSources, who: Guesser, path: string): Promise<Picture | undefined> {
  const [, id, hand, step] = GAME.exec(path) ?? [];
  // The finished hands of a game that goes on have an address of their own, and no game under it.
  if (id === undefined || id.endsWith('-live')) return undefined;
  const found = await archive.find(id, NOBODY);
  if (!guesses.mayHear(who, standingOf(found)) || !found.ok) return undefined;
  const opened = await archive.read(id, NOBODY);
  if (!opened.ok) return undefined;
  const { record, hidesNames } = opened.value;
  // Each reader gets the words of their own language for players whose names are hidden.
  const shown = hidesNames ? withoutNames(record, SEATS.map(codeOfSeat)) : record;
  const moment =
    hand === undefined ? undefined : drawnMoment(shown, hand, step === undefined ? undefined : Number(step));
  return moment ?? (shown.sheet.end === null ? undefined : gameMoment(shown));
}

async function ofEvent({ desk, guesses }: SubjectSources, who: Guesser, path: string): Promise<Picture | undefined> {
  const [, id] = EVENT.exec(path) ?? [];
  if (id === undefined || !guesses.mayHear(who, await desk.standing(id, NOBODY, 'tournament'))) return undefined;
  const seen = await desk.view(id, NOBODY);
  const view = seen.ok ? (seen.view as { readonly plan?: { readonly name?: string } } | undefined) : undefined;
  const name = view?.plan?.name;
  return name === undefined ? undefined : { kind: 'invitation', to: 'event', name };
}

/** Returns what an address shows to nobody in particular. `who` asks, and may ask only for so many that are not there. */
export async function subjectOf(
  sources: SubjectSources,
  who: Guesser,
  path: string,
  language: Language,
): Promise<Picture> {
  const fan = FAN_IDS.find(id => id === FAN.exec(path)?.[1]);
  if (fan !== undefined)
    return { kind: 'fan', id: fan, points: fanPoints(fan, wmo2006), definition: (await DEFINITIONS[language]())[fan] };
  const found = sources.isHome()
    ? ((await ofGame(sources, who, path)) ?? (await ofEvent(sources, who, path)))
    : undefined;
  return found ?? invitation(path);
}
