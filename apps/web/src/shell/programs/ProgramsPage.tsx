import { MOST_TOKENS } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../links/eventPaths.ts';
import { PROFILE_PATH } from '../links/gamePaths.ts';
import { Go } from '../page/Go.tsx';
import { PlacePage } from '../page/PlacePage.tsx';
import { NewToken } from './NewToken.tsx';
import { TokenList } from './TokenList.tsx';
import { useTokens } from './useTokens.ts';

/** The tokens by which programs act for the person. */
export default function ProgramsPage() {
  const t = useT();
  const tokens = useTokens();
  const { view, problem, look } = tokens;
  return (
    <PlacePage
      title={t('programs.title')}
      note={t('programs.note')}
      above={[
        { href: PROFILE_PATH, label: t('profile.title') },
        { href: eventPaths.devices(), label: t('devices.title') },
      ]}
    >
      <div className="stack" role="alert">
        {problem && (
          <Note tone="amber" icon="warn" title={t(`programs.no.${problem}`, { most: MOST_TOKENS })}>
            {!view && (
              <button type="button" className="btn sm" onClick={look}>
                {t('devices.again')}
              </button>
            )}
          </Note>
        )}
      </div>
      {view && (
        <div className="sides">
          <div>
            <TokenList tokens={tokens} view={view} />
          </div>
          <div>
            <NewToken tokens={tokens} view={view} />
            <Card className="stack" title={t('programs.guide')}>
              <p className="quiet">{t('programs.guideNote')}</p>
              {/* A page of the server, not of this program. */}
              <a className="btn sm" href="/api" target="_blank" rel="noopener">
                {t('programs.guideOpen')}
              </a>
            </Card>
            <Card className="stack" title={t('programs.ladder')}>
              <p className="quiet">{t('programs.ladderNote')}</p>
              <Go className="btn sm" href={eventPaths.ladder()}>
                {t('programs.ladder')}
              </Go>
            </Card>
          </div>
        </div>
      )}
    </PlacePage>
  );
}
