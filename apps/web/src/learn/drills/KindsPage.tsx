import { DRILL_KINDS, type DrillKind } from '@gorrion/learn/drills';
import { tileOf } from '@gorrion/rules';
import { drillProgress } from '../../client/progress/drills.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { MINE } from './source.ts';
import { Themes } from './Themes.tsx';

/** A tile for each kind, so that the cards can be told apart at a glance. */
const SIGNS: Readonly<Record<DrillKind, number>> = {
  worth: 31,
  'which-fans': 32,
  waits: 22,
  discard: 12,
  claim: 3,
  route: 27,
  safe: 33,
};

/** All kinds of question, how one did in them, and the way to one's own decisions and the daily deck. */
export function KindsPage() {
  const t = useT();
  const kinds = drillProgress.use(progress => progress.kinds);
  return (
    <PlacePage
      title={t('drills.title')}
      note={t('drills.note')}
      above={[{ href: paths.learn(), label: t('place.learn') }]}
      className="dr"
    >
      <div className="sides">
        <ul className="cards dr-kinds" aria-label={t('drills.kinds')}>
          {DRILL_KINDS.map(kind => {
            const tally = kinds[kind];
            return (
              <li key={kind}>
                <Go className="card learn-row" href={paths.drills(kind)}>
                  <MiniTile tile={tileOf(SIGNS[kind])} decorative />
                  <span>
                    <b>{t(`drills.kind.${kind}`)}</b>
                    <small>{t(`drills.about.${kind}`)}</small>
                    <small>
                      {tally ? t('drills.done', { right: tally.right, count: tally.asked }) : t('drills.notYet')}
                    </small>
                  </span>
                  <Icon name="right" />
                </Go>
              </li>
            );
          })}
          <Beside href={paths.drills(MINE)} icon="undo" title={t('drills.mine')} note={t('drills.mineNote')} />
          <Beside href={paths.deck()} icon="clock" title={t('drills.deck')} note={t('drills.deckNote')} />
        </ul>
        <aside>
          <Themes />
        </aside>
      </div>
    </PlacePage>
  );
}

interface BesideProps {
  readonly href: string;
  readonly icon: 'undo' | 'clock';
  readonly title: string;
  readonly note: string;
}

/** A way to train that is no kind of question. */
const Beside = ({ href, icon, title, note }: BesideProps) => (
  <li>
    <Go className="card learn-row" href={href}>
      <span className="learn-sign">
        <Icon name={icon} />
      </span>
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      <Icon name="right" />
    </Go>
  </li>
);
