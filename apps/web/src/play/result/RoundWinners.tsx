import type { TableState } from '@gorrion/protocol';
import { type Player, roundsWon } from '@gorrion/rules';
import { nameAt } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';

interface RoundWinnersProps {
  readonly state: TableState;
  readonly me: Player | undefined;
}

/** Who has won each round of a game, where rounds have winners. */
export function RoundWinners({ state: { session, places }, me }: RoundWinnersProps) {
  const t = useT();
  const rounds = roundsWon(session);
  if (rounds.length === 0) return null;
  const nameOf = (player: Player) => t.nameOf(nameAt(places[player]) ?? '');
  return (
    <section className="card pad" aria-label={t('counted.round.winners')}>
      <table className="table owns">
        <thead>
          <tr>
            <th scope="col">{t('round.round')}</th>
            <th scope="col" className="ranked">
              {t('counted.round.winner')}
            </th>
            <th scope="col">{t('end.points')}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, points, winners }) => (
            <tr key={round} className={me !== undefined && winners.includes(me) ? 'own' : undefined}>
              <td className="numeral">{t.number(round + 1)}</td>
              <th scope="row">
                {winners.length > 1
                  ? t('games.round.shared', { names: t.all(winners.map(nameOf)) })
                  : nameOf(winners[0]!)}
              </th>
              <td className={`numeral ${points[winners[0]!] > 0 ? 'gain' : ''}`}>{t.signed(points[winners[0]!])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
