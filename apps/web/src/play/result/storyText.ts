import { type HandRecord, type Player, placeOfHand } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import type { RankLine } from './ranking.ts';
import type { TurningPoint } from './story.ts';

/** Returns the name of a hand, such as "West 3". `all`: the hands of its game. */
export const handName = (t: Translate, { number, round }: HandRecord, all: readonly HandRecord[]): string =>
  `${windName(t, round)} ${t.number(placeOfHand({ number, round }, all).inRound)}`;

interface Told {
  readonly hands: readonly HandRecord[];
  /** All results, those of hands that were stopped among them: they have numbers, too. */
  readonly results: readonly HandRecord[];
  readonly lines: readonly RankLine[];
  readonly me: Player | undefined;
}

/** Returns how a game was decided, in a sentence; undefined if the headline says it. */
export function turningText(t: Translate, point: TurningPoint, told: Told): string | undefined {
  const { hands, results, lines, me } = told;
  if (point.kind === 'shared' || point.kind === 'ruled') return undefined;
  if (point.kind === 'drawn') return t('story.drawn');
  const isMine = point.winner === me;
  const name = lines.find(({ player }) => player === point.winner)?.name ?? '';
  const nameOf = (hand: number) => handName(t, hands[hand]!, results);
  switch (point.kind) {
    case 'only': {
      const values = { hand: nameOf(point.hand) };
      return isMine ? t('story.only.you', values) : t('story.only', { name, ...values });
    }
    case 'wire':
      return isMine ? t('story.wire.you') : t('story.wire', { name });
    case 'last': {
      const values = { count: point.behind };
      if (point.behind === 0) return isMine ? t('story.lastLevel.you') : t('story.lastLevel', { name });
      return isMine ? t('story.last.you', values) : t('story.last', { name, ...values });
    }
    case 'held': {
      const values = { count: point.ahead };
      return isMine ? t('story.held.you', values) : t('story.held', { name, ...values });
    }
    case 'comeback': {
      const values = { low: nameOf(point.low), hand: nameOf(point.hand) };
      return isMine ? t('story.comeback.you', values) : t('story.comeback', { name, ...values });
    }
    default: {
      const values = { hand: nameOf(point.hand) };
      return isMine ? t('story.lead.you', values) : t('story.lead', { name, ...values });
    }
  }
}

/** Returns where the reader ended, and how far from the first; undefined for who is first, and for a spectator. */
export function ownPlaceText(t: Translate, lines: readonly RankLine[], me: Player | undefined): string | undefined {
  const own = lines.find(({ player }) => player === me);
  if (!own || own.place === 1) return undefined;
  const count = lines[0]!.total - own.total;
  return t(`story.place${own.place as 2 | 3 | 4}`, { count });
}
