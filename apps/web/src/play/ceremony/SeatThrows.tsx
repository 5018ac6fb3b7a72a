import { rulesetOf } from '@gorrion/protocol';
import {
  type ByPlayer,
  PLAYERS,
  playerAt,
  playsClockwise,
  SEATS,
  type Seat,
  seatsByDice,
  startingSeat,
  type TwoDice,
} from '@gorrion/rules';
import { Dice } from '../../board/parts/Die.tsx';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt, placeOfPerson } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { sideOf } from '../../kit/ui/sides.ts';
import { Ceremony } from './Ceremony.tsx';
import './seatThrows.css';

interface ThrowsProps {
  readonly table: FollowedTable;
  readonly throws: ByPlayer<readonly TwoDice[]>;
}

/** The throws that decided the seats: everybody at their wind with their dice, until the first hand is dealt. */
export default function SeatThrows({ table, throws }: ThrowsProps) {
  const t = useT();
  const me = useApp(app => app.me);
  const { proof, settings, session } = table.state;
  const mine = placeOfPerson(table.state, me);
  const near: Seat = startingSeat(mine ?? 0);
  const rules = rulesetOf(settings);
  const by = seatsByDice(rules) ?? 'all';
  const isClockwise = playsClockwise(rules);
  const lead = isClockwise ? 'throws.leadBankerLeft' : 'throws.leadBanker';
  const seal = proof && t('throws.sealedNote', { seal: proof.commitment.slice(0, 8) });
  return (
    <Ceremony
      title={t('throws.title')}
      lead={t(by === 'banker' ? lead : 'throws.leadAll')}
      sealed={t('throws.sealed')}
      seal={seal}
    >
      {SEATS.map(seat => (
        <Thrower key={seat} table={table} throws={throws} seat={seat} side={sideOf(seat, near, isClockwise)} />
      ))}
      <p className="cer-hint" aria-live="polite">
        {t('throws.banker', { name: t.nameOf(nameAt(table.state.places[playerAt(session, 0)]) ?? '') })}
      </p>
    </Ceremony>
  );
}

interface ThrowerProps extends ThrowsProps {
  readonly seat: Seat;
  readonly side: string;
}

function Thrower({ table, throws, seat, side }: ThrowerProps) {
  const t = useT();
  const player = PLAYERS.find(each => startingSeat(each) === seat)!;
  const me = useApp(app => app.me);
  const isMine = placeOfPerson(table.state, me) === player;
  const name = isMine ? t('result.you') : t.nameOf(nameAt(table.state.places[player]) ?? '');
  return (
    <>
      <div className={`cer-chair ok ${side} ${isMine ? 'own' : ''}`}>
        <span className="cer-face">
          <WindGlyph wind={seat} />
        </span>
        <span className="cer-who">
          <b dir="auto">{name}</b>
          <span className="cer-what">
            {seat === 0 ? t('throws.isBanker') : windName(t, seat)} ·{' '}
            {throws[player].map(([one, other]) => one + other).join(', ')}
          </span>
        </span>
      </div>
      <span className={`cer-throws ${side}`}>
        {throws[player].map((thrown, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: throws have an order, not names
          <Dice key={n} dice={thrown} />
        ))}
      </span>
    </>
  );
}
