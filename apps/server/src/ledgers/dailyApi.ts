import {
  type DailyDate,
  type DailyTable,
  type DailyTold,
  dayAfter,
  daysNeeded,
  daysUpTo,
  SPANS,
  type Span,
  standingsOf,
} from '@gorrion/events/daily';
import { viewDaily } from '@gorrion/events/daily/kind';
import type { PersonId } from '@gorrion/protocol';
import type { Guests } from '../identity/guests.ts';
import { withNames } from '../identity/names.ts';
import { type Call, guarded, type LedgerApiOptions, ok, type Reply, refused } from './api.ts';
import type { Dailies } from './dailies.ts';

/* The deals of days over HTTP, below /api/daily: what somebody may know of a day, and the wish to play it. */

/** `/api/daily` is today's. Any other name is looked up, so that a wrong one gets its own refusal. */
const ADDRESS = /^\/api\/daily(?:\/([\w-]{1,20}))?$/;
/** Lines of a table. */
const LISTED = 50;

interface DailyApiOptions extends LedgerApiOptions {
  readonly dailies: Dailies;
  readonly namesOf: Guests['namesOf'];
}

/** Returns the table of a week or a month. Today counts for who has played it: for others it is sealed. */
function tableOf(dailies: Dailies, span: Span, reader: PersonId, today: ReadonlyMap<PersonId, number> | undefined) {
  const days = daysUpTo(dailies.today, span).filter(date => dailies.has(date));
  const means = days.map(date => (date === dailies.today ? today : dailies.meansOf(date)) ?? new Map());
  const all = standingsOf(means, span);
  const shown = all.filter(({ person }, n) => n < LISTED || person === reader);
  return (nameOf: (person: PersonId) => string): DailyTable => ({
    span,
    needed: daysNeeded(span, days.length),
    of: all.length,
    lines: shown.map(({ person, ...line }) => ({
      ...line,
      name: nameOf(person),
      ...(person === reader && { isYou: true as const }),
    })),
  });
}

async function told({ dailies, namesOf }: DailyApiOptions, reader: PersonId, date: DailyDate): Promise<Reply> {
  const found = await dailies.find(date);
  if (!found.ok) return refused(found);
  const { state } = found.value;
  const day = dailies.scored(state);
  const now = await dailies.find(dailies.today);
  const hasPlayed = now.ok && now.value.state.plays.some(({ person, played }) => played && person === reader);
  const today = hasPlayed ? dailies.scored(now.value.state).meanOf : undefined;
  const tables = SPANS.map(span => tableOf(dailies, span, reader, today));
  const before = dayAfter(date, -1);
  const means = dailies.meansOf(before);
  const mean = means?.get(reader);
  return ok(
    await withNames(
      namesOf,
      (nameOf): DailyTold => ({
        today: dailies.today,
        day: viewDaily(state, day, reader, nameOf),
        tables: tables.map(table => table(nameOf)),
        ...(means && { before: { date: before, ...(mean !== undefined && { mean }) } }),
      }),
    ),
  );
}

async function reply(options: DailyApiOptions, { url, person, network, isChange }: Call): Promise<Reply> {
  const { dailies } = options;
  const [isKnown, named] = ADDRESS.exec(url.pathname) ?? [];
  const date = isKnown === undefined ? '' : (named ?? dailies.today);
  if (!isChange) return told(options, person, date);
  const played = await dailies.play(date, { person, network });
  return played.ok ? ok(played.value) : refused(played);
}

/** Creates the function that answers requests below /api/daily. */
export const dailyApi = (options: DailyApiOptions) => guarded(options, call => reply(options, call));
