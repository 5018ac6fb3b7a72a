import type { TournamentView } from '@gorrion/events/tournament';
import type { Player } from '@gorrion/rules';
import type { Key, Translate } from '../../../kit/i18n/index.ts';
import { atTable, nameIn, playerIn, tableOf } from '../../event/event.ts';
import { rulingSaid, rulingWords } from '../../event/fouls.ts';
import { correctedHand } from '../../event/handCorrections.ts';
import { handText, sessionTitle } from '../../event/words.ts';
import { isMadeAnew } from './console.ts';

/** What the journal has a sentence for, by the kind of fact. */
const SENTENCES = {
  created: 'organiser.journal.created',
  planned: 'organiser.journal.planned',
  announced: 'organiser.journal.announced',
  opened: 'organiser.journal.opened',
  unopened: 'organiser.journal.unopened',
  'event-ended': 'organiser.journal.event-ended',
  'players-set': 'organiser.journal.players-set',
  'player-added': 'organiser.journal.player-added',
  'player-changed': 'organiser.journal.player-changed',
  'player-withdrawn': 'organiser.journal.player-withdrawn',
  'player-reinstated': 'organiser.journal.player-reinstated',
  'helper-invited': 'organiser.journal.helper-invited',
  'helper-changed': 'organiser.journal.helper-changed',
  'helper-removed': 'organiser.journal.helper-removed',
  'link-renewed': 'organiser.journal.link-renewed',
  joined: 'organiser.journal.joined',
  'checked-in': 'organiser.journal.checked-in',
  sworn: 'organiser.journal.sworn',
  'lots-drawn': 'organiser.journal.lots-drawn',
  'lots-drawn-unpromised': 'organiser.journal.lots-drawn-unpromised',
  'rotation-set': 'organiser.journal.rotation-set',
  'seats-exchanged': 'organiser.journal.seats-exchanged',
  'seat-filled': 'organiser.journal.seat-filled',
  'seat-emptied': 'organiser.journal.seat-emptied',
  substituted: 'organiser.journal.substituted',
  paired: 'organiser.journal.paired',
  'session-begun': 'organiser.journal.session-begun',
  'session-paused': 'organiser.journal.session-paused',
  'session-resumed': 'organiser.journal.session-resumed',
  'session-ended': 'organiser.journal.session-ended',
  'time-called': 'organiser.journal.time-called',
  'session-lost': 'organiser.journal.session-lost',
  'hand-entered': 'organiser.journal.hand-entered',
  'hand-dropped': 'organiser.journal.hand-dropped',
  'table-ended': 'organiser.journal.table-ended',
  'table-not-played': 'organiser.journal.table-not-played',
  signed: 'organiser.journal.signed',
  corrected: 'organiser.journal.corrected',
  'signatures-voided': 'organiser.journal.signatures-voided',
  called: 'organiser.journal.called',
  'call-taken': 'organiser.journal.call-taken',
  ruled: 'organiser.journal.ruled',
  'ruling-revoked': 'organiser.journal.ruling-revoked',
  appealed: 'organiser.journal.appealed',
  'appealed-further': 'organiser.journal.appealed-further',
  'appeal-answered': 'organiser.journal.appeal-answered',
} as const satisfies Record<string, Key>;

type Line = TournamentView['journal'][number];
type Figures = NonNullable<Line['figures']>;

const isKnown = (what: string): what is keyof typeof SENTENCES => Object.hasOwn(SENTENCES, what);

/** Returns a line of the journal in words. Numbers of players and helpers become names. */
export function lineText(t: Translate, view: TournamentView, line: Line): string {
  const { what, figures = {} } = line;
  const signer = what === 'signed' ? signerOf(view, figures) : undefined;
  const signs = signer === 'umpire' ? 'organiser.journal.signedUmpire' : 'organiser.journal.signedFor';
  const known = signer && signer !== line.by ? signs : isKnown(what) ? SENTENCES[what] : 'organiser.journal.other';
  const key = isMadeAnew(view.journal, line) ? 'organiser.journal.pairedAnew' : known;
  const player = view.players.find(one => one.player === figures.player)?.name;
  const helper = view.helpers.find(({ number }) => number === figures.helper)?.name;
  const where = sessionTitle(t, view, Number(figures.session));
  const hand = typeof figures.hand === 'number' ? handText(t, figures.hand) : '';
  const name = String(signer ?? player ?? helper ?? figures.name ?? '—');
  const text = (t as (key: Key, figures: Line['figures']) => string)(key, { ...figures, name, where, hand });
  const changed = handChanged(t, view, line);
  if (changed) return t('organiser.journal.hand-corrected', { where, ...changed });
  const ruling = rulingOf(view, line);
  // The line names who has given it.
  if (ruling) return `${text}: ${(ruling.by === line.by ? rulingSaid : rulingWords)(t, view, ruling)}`;
  return [text, ...cutTexts(t, view, figures)].join('. ');
}

/** Returns for whom a sheet was signed: the name of a player, or `umpire`; undefined if its table is not known. */
function signerOf(view: TournamentView, { session, table, as }: Figures): string | undefined {
  if (as === 'umpire') return as;
  const found = tableOf(view, Number(session), Number(table));
  return found && nameIn(view, atTable(found)[as as Player]);
}

/** Returns what was changed at a hand of a sheet, and why; undefined if a line tells of nothing such. */
function handChanged(t: Translate, view: TournamentView, { what, at, figures: { session, table, hand } = {} }: Line) {
  if (what !== 'hand-entered' && what !== 'hand-dropped') return undefined;
  const found = tableOf(view, Number(session), Number(table));
  const one = found?.handCorrections?.find(other => other.at === at && other.hand === hand);
  if (!found || !one) return undefined;
  return { table: found.table, what: correctedHand(t, view, found, one), reason: one.reason };
}

/** Returns the ruling of which a line tells, given or taken back. */
function rulingOf({ rulings }: TournamentView, { what, at, figures = {} }: Line) {
  if (what === 'ruling-revoked') return rulings.find(({ number }) => number === figures.ruling);
  if (what !== 'ruled') return undefined;
  return rulings.find(one => one.at === at && one.session === figures.session && one.table === figures.table);
}

/** Returns how equals at the cut before a round were told apart, and who has gone on without a game. */
function cutTexts(t: Translate, view: TournamentView, { ties, tied, first, unplayed }: Figures): readonly string[] {
  const named = (numbers: Figures[string]) =>
    t.all(
      String(numbers)
        .split(' ')
        .map(number => playerIn(view, Number(number))?.name ?? '—'),
    );
  return [
    ...(tied && first
      ? [t(`organiser.journal.cut.${ties === 'lot' ? 'lot' : 'order'}`, { names: named(tied), first: named(first) })]
      : []),
    ...(unplayed ? [t('organiser.journal.cut.unplayed', { names: named(unplayed) })] : []),
  ];
}
