import { type HandState, isReplacementAsked, mustDiscard, type Seat, tilesLeft } from '@gorrion/rules';
import { type Translate, useT } from '../kit/i18n/index.ts';
import { tileName, windName } from '../kit/tiles/index.ts';
import { useSeconds } from './hooks/useSeconds.ts';
import type { LogLine } from './log.ts';
import { sentence } from './logWords.ts';
import type { Offers } from './offers.ts';
import { namesDiscards } from './oldWays/spare.ts';
import { isDealKnown, isThrowing } from './pace.ts';
import type { Presence, TableProps } from './props.ts';

type NameOf = (seat: Seat) => string;
export type Sentence = { readonly id: string; readonly text: string };

/** Returns the word for a player who is not connected; undefined for a connected one and for a free seat. */
export function presenceWord(t: Translate, presence: Presence): string | undefined {
  if (presence === 'away') return t('plate.away');
  return presence === 'stand-in' ? t('plate.left') : undefined;
}

/** Returns what a screen reader says when it is free: what happened, and that it is the viewer's turn. */
export function spoken(t: Translate, { recent, hand, seat }: TableProps, nameOf: NameOf): readonly Sentence[] {
  // An offence is told at once, by its slip.
  const news = recent.filter(({ isEarlier, kind }) => !isEarlier && kind !== 'foul');
  const isNamed = namesDiscards(hand);
  const textOf = (line: LogLine) =>
    isNamed && line.kind === 'discard' && line.tile !== undefined && line.seat !== seat
      ? t('say.named', { tile: tileName(t, line.tile), name: nameOf(line.seat) })
      : sentence(t, line, nameOf, seat);
  const lines = news.map(line => ({ id: `line-${line.id}`, text: textOf(line) }));
  const { phase, wall } = hand;
  if (phase.name !== 'turn' || phase.seat !== seat) return lines;
  const drawn = phase.drawn === undefined ? undefined : tileName(t, phase.drawn);
  const text = drawn === undefined ? t('say.yourTurn') : t('say.drew', { tile: drawn });
  const owed = owedTiles(t, hand, seat);
  const more = isReplacementAsked(hand) ? t('say.replacement') : owed && t('say.owed', { tiles: owed });
  const whole = more === undefined ? text : `${text} ${more}`;
  return [...lines, { id: `turn-${wall.front}-${wall.back}-${phase.source}`, text: whole }];
}

/** Returns the tiles of a hand that all have seen and that go first, in words; undefined if there are none. */
export function owedTiles(t: Translate, hand: HandState, seat: Seat): string | undefined {
  const owed = mustDiscard(hand, seat);
  return owed.length === 0 ? undefined : t.either(owed.map(tile => tileName(t, tile)));
}

/** Returns the tile that players can claim; undefined if there is none. */
export const askedTile = ({ phase }: HandState) => (phase.name === 'claims' ? phase.tile : undefined);

const SOON = 3;

/** Returns what a screen reader says at once: the claims that are possible, and that their time is nearly over. */
export function useAlert(props: TableProps, offers: Offers): string {
  const t = useT();
  const seconds = useSeconds(props.prompt?.endsAt, props.now, props.prompt?.total);
  const tile = askedTile(props.hand);
  if (!offers.pass || tile === undefined || props.sent) return '';
  if (seconds !== undefined && seconds <= SOON) return seconds === SOON ? t('say.secondsLeft', { count: SOON }) : '';
  const words = [
    offers.win && t('act.win'),
    offers.kongs.length > 0 && t('act.kong'),
    offers.pung && t('act.pung'),
    offers.chows.length > 0 && t('act.chow'),
  ].filter(word => typeof word === 'string');
  const values = { actions: t.either(words), tile: tileName(t, tile) };
  const total = props.prompt?.total;
  return total === undefined
    ? t('say.claim', values)
    : t('say.claimTimed', { ...values, count: Math.ceil(total / 1000) });
}

/** Returns how many tiles are left in the wall; undefined until the dice and the deal are done. */
export const leftText = (t: Translate, hand: HandState): string | undefined =>
  isDealKnown(hand) && !isThrowing(hand) ? t('table.countLeft', { count: tilesLeft(hand.wall) }) : undefined;

/** Returns what a key has read out: the last discard, or all scores and the tiles left in the wall. */
export function readAloud(t: Translate, what: 'discard' | 'table', props: TableProps, nameOf: NameOf): string {
  if (what === 'discard') return lastDiscardText(t, props.recent, nameOf) ?? t('say.noDiscard');
  const names = ([0, 1, 2, 3] as const)
    .map(seat =>
      t('say.seat', { name: nameOf(seat), wind: windName(t, seat), score: t.signed(props.plates[seat].score) }),
    )
    .join('; ');
  return t('say.table', { names, left: leftText(t, props.hand) ?? t('table.shuffling') });
}

function lastDiscardText(t: Translate, recent: TableProps['recent'], nameOf: NameOf): string | undefined {
  const line = recent.findLast(({ kind }) => kind === 'discard');
  if (line?.kind !== 'discard' || line.tile === undefined) return undefined;
  return t('table.lastDiscard', { tile: tileName(t, line.tile), name: nameOf(line.seat) });
}
