import { type Player, type RoundWon, roundsWon, type SessionState } from '@gorrion/rules';
import { type Translate, useT } from '../../../kit/i18n/index.ts';
import { Note } from '../../../kit/ui/Note.tsx';
import { RuleLink } from '../../../shell/links/RuleLink.tsx';
import { CLASSICAL_ARTICLES } from '../../../shell/links/sections.ts';
import './counted.css';

interface RoundWinnerProps {
  readonly session: SessionState;
  readonly me: Player | undefined;
  readonly nameOf: (player: Player) => string;
}

/** Who has won the round that ended with the last hand. Nothing within a round, or where no round has a winner. */
export function RoundWinner({ session, me, nameOf }: RoundWinnerProps) {
  const t = useT();
  const won = roundsWon(session).find(({ round }) => round === session.results.at(-1)?.round);
  if (!won) return null;
  return (
    <div className="next-banker">
      <Note icon="starred" title={wonText(t, won, me, nameOf)}>
        <RuleLink article={CLASSICAL_ARTICLES.winnerOfRound} book="classical" />
      </Note>
    </div>
  );
}

/** Returns whose a round is and with how many points, with "you" for the viewer. */
function wonText(
  t: Translate,
  { round, points, winners }: RoundWon,
  me: Player | undefined,
  nameOf: RoundWinnerProps['nameOf'],
): string {
  const [first, ...others] = winners;
  const words = { round: round + 1, points: t.signed(points[first!]) };
  if (others.length > 0) return t('counted.round.shared', { ...words, names: t.all(winners.map(nameOf)) });
  return first === me ? t('counted.round.you', words) : t('counted.round.won', { ...words, name: nameOf(first!) });
}
