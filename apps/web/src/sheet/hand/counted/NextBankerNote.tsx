import type { Player, SessionState } from '@gorrion/rules';
import { type Translate, useT } from '../../../kit/i18n/index.ts';
import { Note } from '../../../kit/ui/Note.tsx';
import { RuleLink } from '../../../shell/links/RuleLink.tsx';
import { type NextBanker, nextBanker } from './next.ts';
import './counted.css';

/** The article of the classical rulebook about how long a banker stays. */
const STAYING = 13;

interface NextBankerNoteProps {
  readonly session: SessionState;
  readonly me: Player | undefined;
  readonly nameOf: (player: Player) => string;
}

/** Who is banker in the next hand and why, and how many rounds are left. Nothing after the last hand. */
export function NextBankerNote({ session, me, nameOf }: NextBankerNoteProps) {
  const t = useT();
  const next = nextBanker(session);
  if (!next) return null;
  return (
    <div className="next-banker">
      <Note icon="info" title={reason(t, next, me, nameOf)}>
        {handText(t, next)} {roundText(t, next)} <RuleLink article={STAYING} book="classical" />
      </Note>
    </div>
  );
}

/** Returns why somebody is banker next, with "you" for the viewer. */
function reason(
  t: Translate,
  { why, banker, next, inARow }: NextBanker,
  me: Player | undefined,
  nameOf: NextBankerNoteProps['nameOf'],
): string {
  const names = { name: nameOf(banker), next: nameOf(next) };
  const of = banker === me ? '.you' : next === me ? '.toYou' : '';
  if (why === 'most') return t(`counted.next.most${of}`, { ...names, count: inARow });
  if (why === 'lost') return t(`counted.next.lost${of}`, names);
  return t(`counted.next.${why}${banker === me ? '.you' : ''}`, names);
}

/** Returns the number of the next hand of a banker who stays, and of how many at most; empty for a new banker. */
function handText(t: Translate, { banker, next, inARow, most }: NextBanker): string {
  if (next !== banker) return '';
  const hand = inARow + 1;
  return most === undefined ? t('counted.next.untilLost', { hand }) : t('counted.next.hand', { hand, most });
}

function roundText(t: Translate, { round, rounds }: NextBanker): string {
  const left = rounds - round;
  const what = left > 0 ? t('counted.next.left', { count: left }) : t('counted.next.lastRound');
  return rounds > 1 ? `${t('counted.next.round', { round, rounds })} ${what}` : what;
}
