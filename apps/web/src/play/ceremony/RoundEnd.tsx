import type { TableState } from '@gorrion/protocol';
import type { BySeat, Player, Seat } from '@gorrion/rules';
import type { ReactNode } from 'react';
import { nameAt } from '../../client/store/people.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { sideOf } from '../../kit/ui/sides.ts';
import { ChairWho } from '../room/ChairWho.tsx';
import { movesBetween, type RoundEnd as Round } from './round.ts';
import { SeatArrows } from './SeatArrows.tsx';
import '../../kit/ui/felt.css';
import './felt.css';
import './roundEnd.css';

interface RoundEndProps {
  readonly state: TableState;
  readonly round: Round;
  /** The viewer's player; undefined for a spectator. */
  readonly me: Player | undefined;
  /** Whether the viewer is ready for the next round, so that the people are shown on their new seats. */
  readonly isReady: boolean;
  readonly foot: ReactNode;
  readonly onClose: () => void;
}

/** The end of a round: the standings, and the change of seats by the book's chart (3.5.3, Appendix 4). */
export default function RoundEnd({ state, round, me, isReady, foot, onClose }: RoundEndProps) {
  const t = useT();
  const nameOf = (player: Player) => (player === me ? t('result.you') : t.nameOf(nameAt(state.places[player]) ?? ''));
  const after = round.seatings[round.round + 1] ?? round.seatings[round.round]!;
  const isMoved = isReady && round.isChanging;
  const newSeat = me === undefined ? undefined : (after.indexOf(me) as Seat);
  const parts = { t, round, me, nameOf };
  return (
    <Dialog unasked="patient" labelledBy="round-title" className="sheet round-end" onClose={onClose}>
      <div className="round-cols">
        <Seats {...parts} isMoved={isMoved} />
        <div className="stack">
          <h1 id="round-title">{isMoved ? t('round.new') : t(`round.title.${round.round}`)}</h1>
          <p className="quiet">
            {isMoved && newSeat !== undefined
              ? t('round.newYou', { wind: windName(t, newSeat) })
              : `${t('round.played', { played: round.played, hands: state.session.options.hands })} ${t(round.isChanging ? 'round.changes' : 'round.stays')}`}
          </p>
          <Standings {...parts} seats={isMoved ? after : round.seatings[round.round]!} />
          {round.isChanging && <Chart {...parts} isMoved={isMoved} />}
        </div>
      </div>
      {foot}
    </Dialog>
  );
}

interface PartProps {
  readonly t: Translate;
  readonly round: Round;
  readonly me: Player | undefined;
  readonly nameOf: (player: Player) => string;
}

/** The four people around the felt. Before the change arrows lead to the new seats; then everybody has moved. */
function Seats({ t, round, me, nameOf, isMoved }: PartProps & { readonly isMoved: boolean }) {
  const before = round.seatings[round.round]!;
  const after = round.seatings[round.round + 1] ?? before;
  const near = me === undefined ? 0 : before.indexOf(me);
  const moves = movesBetween(before, after);
  const words = moves.map(([from, to]) => t('round.moves', { from: windName(t, from), to: windName(t, to) }));
  return (
    <div className="cer-ring round-ring" role="img" aria-label={t.all(round.isChanging ? words : before.map(nameOf))}>
      <div className="cer-wood wood-rim">
        <div className="cer-floor felt-floor">
          {round.isChanging && !isMoved && <SeatArrows moves={moves} near={near} />}
          <p className="round-mid">{isMoved && t(`round.name.${(round.round + 1) as Seat}`)}</p>
        </div>
      </div>
      {before.map((player, from) => {
        const to = after.indexOf(player) as Seat;
        const seat = isMoved ? to : (from as Seat);
        const isOwn = player === me;
        return (
          <div
            key={player}
            className={`chair cer-chair ${sideOf(seat, near)} ${isMoved ? 'ok' : ''} ${isOwn ? 'own' : ''}`}
            aria-hidden="true"
          >
            <ChairWho
              face={<WindGlyph wind={seat} />}
              name={nameOf(player)}
              what={
                <>
                  {round.isChanging && <Icon name={isMoved ? 'check' : 'swap'} />}
                  {round.isChanging && !isMoved ? t('round.to', { wind: windName(t, to) }) : windName(t, seat)}
                </>
              }
            />
          </div>
        );
      })}
    </div>
  );
}

function Standings({ t, round, me, nameOf, seats }: PartProps & { readonly seats: BySeat<Player> }) {
  return (
    <Card title={t('round.standings')}>
      <table className="table owns">
        <thead>
          <tr>
            <th scope="col">{t('end.player')}</th>
            <th scope="col" className="words">
              {t('round.sits')}
            </th>
            <th scope="col">{t('end.points')}</th>
            <th scope="col">{t('end.tablePoints')}</th>
          </tr>
        </thead>
        <tbody>
          {round.standings.map(({ player, points, tablePoints }) => {
            const seat = seats.indexOf(player) as Seat;
            return (
              <tr key={player} className={player === me ? 'own' : undefined}>
                <th scope="row" dir="auto">
                  {nameOf(player)}
                </th>
                <td className="words round-seat">
                  <WindGlyph wind={seat} /> {windName(t, seat)}
                </td>
                <td className="numeral">{t.signed(points)}</td>
                <td>{t.number(tablePoints)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}

/** Who sits where in each round of the game. */
function Chart({ t, round, me, nameOf, isMoved }: PartProps & { readonly isMoved: boolean }) {
  const now = round.round + (isMoved ? 1 : 0);
  return (
    <Card title={t('round.chairs')} aside={<small>{t('book.appendix', { number: 4 })}</small>}>
      <div className="scroller">
        <table className="table owns round-chart">
          <thead>
            <tr>
              <th scope="col">{t('round.round')}</th>
              {([0, 1, 2, 3] as const).map(seat => (
                <th key={seat} scope="col">
                  {windName(t, seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {round.seatings.map((seats, number) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: a round of a fixed list
                key={number}
                className={number === now ? 'now' : number < now ? 'old' : undefined}
                aria-current={number === now ? 'true' : undefined}
              >
                <th scope="row">{t(`round.name.${number as Seat}`)}</th>
                {seats.map(player => (
                  <td key={player} className={player === me ? 'own' : undefined} dir="auto">
                    {nameOf(player)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
