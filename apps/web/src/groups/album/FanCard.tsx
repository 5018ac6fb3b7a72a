import type { AlbumFan, GroupGame, GroupView } from '@gorrion/events/groups';
import { FAN_NAMES, type FanId, fanNumber, fanPoints, wmo2006 } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { gamePath } from '../../shell/links/gamePaths.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { copyText } from '../../shell/page/copyText.ts';
import { Go } from '../../shell/page/Go.tsx';
import { Face } from '../Face.tsx';
import { dayText, handName, handPath, memberName, playerName } from '../text.ts';
import { useWin, type WonHand } from './useWin.ts';

interface FanCardProps {
  readonly fan: FanId;
  readonly made: AlbumFan | undefined;
  readonly group: string;
  readonly view: GroupView;
  readonly games: readonly GroupGame[];
}

/** One fan of the album: the hand in which it was first made, by whom, and who has made it how often. */
export function FanCard({ fan, made, view, games }: FanCardProps) {
  const t = useT();
  const win = useWin(made?.first.game, made?.first.line ?? 0);
  const game = games.find(({ id }) => id === made?.first.game);
  const line = game?.lines[made?.first.line ?? 0];
  return (
    <section className="card pad gp-fan" aria-live="polite" aria-labelledby="gp-fan">
      <p className="fine">
        {t('groups.fanNumber', { number: fanNumber(fan) })} · {t('groups.points', { count: fanPoints(fan, wmo2006) })}
      </p>
      <h2 id="gp-fan">
        {fanName(fan, t.locale)}{' '}
        {!t.locale.startsWith('zh') && (
          <span className="zh" lang="zh">
            {FAN_NAMES[fan].zh}
          </span>
        )}
      </h2>
      {made && win && <Tray win={win} />}
      {made && win === undefined && <div className="gp-tray waiting" aria-hidden="true" />}
      {made && game && line ? (
        <>
          <div className="row">
            <Face view={view} member={made.first.member} />
            <span className="grow stack tight">
              <b>{t('groups.firstInGroup', { name: memberName(t, view, made.first.member) })}</b>
              <small className="fine">{whenText(t, view, game, line)}</small>
            </span>
          </div>
          <Makers made={made} view={view} />
          <div className="row">
            <Go className="btn sm pri" href={pathOf(win, game.id, line.hand)}>
              <Icon name="play" />
              {t('groups.watchHand')}
            </Go>
            <button
              type="button"
              className="btn sm"
              aria-label={t('groups.copyHand')}
              onClick={() => void copyText(location.origin + pathOf(win, game.id, line.hand))}
            >
              <Icon name="link" />
            </button>
          </div>
        </>
      ) : (
        <>
          <p>{t('groups.fanOpen')}</p>
          <Go className="btn sm" href={paths.fan(fan)}>
            <Icon name="book" />
            {t('groups.fanPage')}
          </Go>
        </>
      )}
    </section>
  );
}

const pathOf = (win: WonHand | null | undefined, game: string, hand: number): string =>
  win?.key ? gamePath(game, win.key) : handPath(game, hand);

function whenText(t: Translate, view: GroupView, game: GroupGame, line: GroupGame['lines'][number]): string {
  const when = { day: dayText(t, game.at), hand: handName(t, line.hand) };
  return line.from === undefined
    ? t('groups.whenDrawn', when)
    : t('groups.whenFrom', { ...when, name: playerName(t, view, game, line.from) });
}

/** The winning hand on felt, its last tile framed. */
function Tray({ win }: { readonly win: WonHand }) {
  return (
    <div className="gp-tray">
      {win.groups.map((tiles, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one hand, which never move
        <MiniTiles key={n} tiles={tiles} />
      ))}
      <span className="gp-winning">
        <MiniTiles tiles={[win.winning]} />
      </span>
    </div>
  );
}

/** Members of whom the card says how often they made the fan. */
const MAKERS = 4;

function Makers({ made: { makers }, view }: { readonly made: AlbumFan; readonly view: GroupView }) {
  const t = useT();
  const told = makers.slice(0, MAKERS).map(({ member, times }) => `${memberName(t, view, member)} ${t.number(times)}`);
  return <p className="fine">{t('groups.makers', { makers: t.all(told) })}</p>;
}
