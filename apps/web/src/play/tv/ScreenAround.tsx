import type { Seat } from '@gorrion/rules';
import type { PlateInfo, ScreenShown } from '../../board/index.ts';
import { type ByPosition, POSITIONS, seatAt } from '../../board/position.ts';
import { turnSeat } from '../../board/turn.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName, WindGlyph } from '../../kit/tiles/index.ts';
import { QrCode } from '../../kit/ui/QrCode.tsx';
import { Icon } from '../../kit/ui/TableIcon.tsx';
import { handPath } from '../../shell/page/router.ts';
import { ScreenBrand } from '../screen/ScreenFrame.tsx';
import { lastDiscard } from './lastDiscard.ts';

interface ScreenAroundProps extends ScreenShown {
  readonly table: FollowedTable;
}

/** The corners of the screen in which the plates of the positions stand. */
const CORNERS: ByPosition<string> = ['low left', 'middle right', 'high right', 'middle left'];

/** What stands around the table on a big screen: names and points, the last discard large, and the way to the own hand. */
export function ScreenAround({ table, hand, plates, bottom, nameOf }: ScreenAroundProps) {
  const t = useT();
  const { code, state, isFrozen } = table;
  const acting = turnSeat(hand);
  const last = lastDiscard(hand);
  const isPaused = state.pause.since !== undefined;
  return (
    <>
      <ScreenBrand />
      {POSITIONS.map(position => {
        const seat = seatAt(position, bottom, hand.wall.layout);
        return (
          <ScreenPlate
            key={position}
            seat={seat}
            name={nameOf(seat)}
            plate={plates[seat]}
            isOn={acting === seat}
            corner={CORNERS[position]}
          />
        );
      })}
      {last && (
        <div className="tv-last">
          <MiniTile tile={last.tile} decorative />
          <b>{tileName(t, last.tile)}</b>
          <span>{t('tv.from', { name: nameOf(last.from) })}</span>
        </div>
      )}
      <div className="tv-hand">
        <QrCode text={location.origin + handPath(code)} label={t('tv.handQr')} />
        <div>
          <b>{t('tv.hand')}</b>
          <span>{t('tv.scan')}</span>
          <span>
            {location.host}
            <wbr />
            {handPath(code)}
          </span>
        </div>
      </div>
      {(isPaused || isFrozen) && <p className="tv-pause">{t(isPaused ? 'tv.paused' : 'tv.stands')}</p>}
    </>
  );
}

/** Letters from which on a name is written smaller. */
const LONG = 16;

interface ScreenPlateProps {
  readonly seat: Seat;
  readonly name: string;
  readonly plate: PlateInfo;
  readonly isOn: boolean;
  readonly corner: string;
}

/** A player for four metres: wind, name, points, and what the hand that has just ended brings. It has no clock: nobody sees who decides. */
function ScreenPlate({ seat, name, plate, isOn, corner }: ScreenPlateProps) {
  const t = useT();
  const isBot = plate.kind === 'bot' || plate.presence === 'stand-in';
  return (
    <div className={`tv-plate ${corner} ${isOn || plate.hasWon ? 'on' : ''}`}>
      <span className="tv-wind">
        <WindGlyph wind={seat} />
      </span>
      <span className={[...name].length > LONG ? 'tv-name is-long' : 'tv-name'}>
        <bdi>{name}</bdi>
        {isBot && <Icon name="bot" />}
      </span>
      <span className="tv-points" key={plate.score}>
        <b>{t.signed(plate.score)}</b>
        {seat === 0 && <i>{t('plate.dealer')}</i>}
        {plate.presence === 'away' && <i>{t('plate.away')}</i>}
      </span>
      {plate.change !== undefined && (
        <span className={plate.change > 0 ? 'tv-change gains' : 'tv-change'}>{t.signed(plate.change)}</span>
      )}
    </div>
  );
}
