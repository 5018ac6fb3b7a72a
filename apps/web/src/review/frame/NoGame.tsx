import type { NotLoaded } from '../../client/archive/useGame.ts';
import { useT } from '../../kit/i18n/index.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { GAMES_PATH } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { StatePage } from '../../shell/page/StatePage.tsx';

/** Reasons that have words of their own. */
const SAID = ['no-such-game', 'no-hand-yet', 'game-for-players', 'game-sealed', 'offline', 'game-damaged'] as const;

interface NoGameProps {
  readonly why: NotLoaded;
  /** The table whose game goes on. */
  readonly table?: string | undefined;
}

/** Says why a game cannot be opened, and who may open it. */
export function NoGame({ why, table }: NoGameProps) {
  const t = useT();
  const reason = SAID.find(known => known === why) ?? 'other';
  return (
    <StatePage title={t(`games.not.${reason}`)} note={t(`games.notNote.${reason}`)}>
      {reason === 'game-sealed' && (
        <Go className="btn pri" href={eventPaths.daily()}>
          {t('end.daily')}
        </Go>
      )}
      {table === undefined ? (
        <Go className={reason === 'game-sealed' ? 'btn' : 'btn pri'} href={GAMES_PATH}>
          {t('games.title')}
        </Go>
      ) : (
        <Go className="btn pri" href={`/t/${table}`}>
          {t('games.toTable')}
        </Go>
      )}
      <Go className="btn" href="/">
        {t('end.home')}
      </Go>
    </StatePage>
  );
}
