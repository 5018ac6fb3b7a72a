import { isBotChair, rulesetOf } from '@gorrion/protocol';
import { PLAYERS, playsClockwise } from '@gorrion/rules';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { QrCode } from '../../kit/ui/QrCode.tsx';
import { sideOf } from '../../kit/ui/sides.ts';
import { handPath } from '../../shell/page/router.ts';
import { ScreenBrand, ScreenFrame } from '../screen/ScreenFrame.tsx';

/** A table before its game: who sits where, and the code by which phones come to it. */
export function ScreenRoom({ table: { code, state } }: { readonly table: FollowedTable }) {
  const t = useT();
  const isClockwise = playsClockwise(rulesetOf(state.settings));
  const taken = PLAYERS.filter(player => state.places[player].kind !== 'empty').length;
  return (
    <ScreenFrame title={t('tv.room')} isSilent>
      <ScreenBrand />
      <div className="tv-middle">
        <QrCode text={location.origin + handPath(code)} label={t('tv.handQr')} />
        <div>
          <p>
            {location.host}
            {handPath('')}
          </p>
          <b>{code}</b>
          <p>{t('tv.taken', { count: taken })}</p>
        </div>
      </div>
      {PLAYERS.map(player => {
        const place = state.places[player];
        const name = nameAt(place);
        return (
          <div
            key={player}
            className={`tv-chair ${sideOf(player, 0, isClockwise)} ${name === undefined ? '' : 'is-taken'}`}
          >
            <Icon name={name === undefined ? 'plus' : isBotChair(place) ? 'bot' : 'check'} />
            <b>
              <bdi>{name === undefined ? t('tv.free') : t.nameOf(name)}</bdi>
            </b>
            <span>{name !== undefined && t(isBotChair(place) ? 'plate.bot' : 'tv.isSeated')}</span>
          </div>
        );
      })}
      <div className="tv-words">
        <h1>{t('tv.room')}</h1>
        <p>{t('tv.roomNote')}</p>
      </div>
      <p className="tv-corner">{t('tv.noPhone')}</p>
    </ScreenFrame>
  );
}
