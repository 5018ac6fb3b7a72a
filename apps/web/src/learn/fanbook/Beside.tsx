import {
  companionsOf,
  type Excluded,
  type ExclusionReason,
  excludedBy,
  excluding,
  type FanFrequencies,
  fansBeside,
} from '@gorrion/learn/fanbook';
import { type FanId, fanExclusions, fanPoints, wmo2006 } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { percent } from './shares.ts';

/** Most fans that are named as often scored together. */
const COMPANIONS = 6;

/** The articles by which sets are joined already, and by which any fan takes the Chicken Hand away. */
const JOINED = 60;
const CHICKEN = 39;

/** Why a fan does not count: said below a fan that keeps others out, and below one that is kept out. */
const WHY = {
  contained: ['fanbook.why.hand', 'fanbook.why.inHand'],
  'same-sets': ['fanbook.why.sets', 'fanbook.why.inSets'],
  'same-tiles': ['fanbook.why.tiles', 'fanbook.why.tiles'],
  'one-wait': ['fanbook.why.wait', 'fanbook.why.wait'],
  listed: ['fanbook.why.list', 'fanbook.why.list'],
} as const satisfies Record<ExclusionReason, unknown>;
type Why = (typeof WHY)[ExclusionReason][number];

interface BesideProps {
  readonly fan: FanId;
  readonly frequencies: FanFrequencies | undefined;
}

/** What counts together with a fan, what does not, and by which article. */
export function Beside({ fan, frequencies }: BesideProps) {
  const t = useT();
  const { joins } = fanExclusions(fan, wmo2006);
  const [out, over] = [excludedBy(fan, wmo2006), excluding(fan, wmo2006)];
  if (fan === 'chicken-hand') return <Alone fan={fan} frequencies={frequencies} />;
  return (
    <Card className="cards learn-inline fb-beside">
      <Together fan={fan} frequencies={frequencies} />
      <div className="stack">
        <h2>{t('fanbook.excludes')}</h2>
        <ul className="ruled">
          {out.map(one => (
            <Out key={one.fan} one={one} why={WHY[one.reason][0]} />
          ))}
          {joins !== 0 && (
            <li className="learn-why against">
              <Icon name="close" />
              <span>
                {t(`fanbook.joins.${joins}`)} <Article number={JOINED} principle="fanbook.accountOnce" />
              </span>
            </li>
          )}
        </ul>
        {out.length === 0 && joins === 0 && <p>{t('fanbook.excludesNone')}</p>}
        <h2>{t('fanbook.excluding')}</h2>
        <ul className="ruled">
          {over.map(one => (
            <Out key={one.fan} one={one} why={WHY[one.reason][1]} />
          ))}
        </ul>
        {over.length === 0 && <p>{t('fanbook.excludingNone')}</p>}
      </div>
    </Card>
  );
}

/** The Chicken Hand, which no other fan may stand beside: it keeps none out, and each takes it away. */
function Alone({ fan, frequencies }: BesideProps) {
  const t = useT();
  return (
    <Card className="cards learn-inline fb-beside">
      <Together fan={fan} frequencies={frequencies} />
      <div className="stack">
        <h2>{t('fanbook.excluding')}</h2>
        <ul className="ruled">
          <li className="learn-why against">
            <Icon name="close" />
            <span>
              {t('fanbook.anyOther', { flowers: fanName('flower-tiles', t.locale) })}
              <small className="fine">
                <Article number={CHICKEN} principle="fanbook.article" />
              </small>
            </span>
          </li>
        </ul>
      </div>
    </Card>
  );
}

/** The fans that are often scored together with a fan; of a rare one those of its examples. */
function Together({ fan, frequencies }: BesideProps) {
  const t = useT();
  const often = frequencies ? companionsOf(frequencies, fan, COMPANIONS) : [];
  const fans = often.length > 0 ? often : fansBeside(fan, wmo2006).map(other => ({ fan: other, share: undefined }));
  return (
    <div className="stack">
      <h2>{t(often.length > 0 ? 'fanbook.together' : 'fanbook.togetherExamples')}</h2>
      <ul className="ruled">
        {fans.map(({ fan: other, share }) => (
          <li key={other} className="learn-why">
            <Icon name="check" />
            <span>
              <Go href={paths.fan(other)}>{fanName(other, t.locale)}</Go>
              {share !== undefined && (
                <small className="fine">{t('fanbook.togetherShare', { share: percent(t, share) })}</small>
              )}
            </span>
            <b>{t.signed(fanPoints(other, wmo2006))}</b>
          </li>
        ))}
      </ul>
      {fans.length === 0 && <p>{t('fanbook.togetherNone')}</p>}
    </div>
  );
}

interface OutProps {
  readonly one: Excluded;
  readonly why: Why;
}

/** A fan that does not count, why not, and the article that says so. */
function Out({ one, why }: OutProps) {
  const t = useT();
  const isNonRepeat = one.reason === 'contained' || one.reason === 'same-sets';
  return (
    <li className="learn-why against">
      <Icon name="close" />
      <span>
        <Go href={paths.fan(one.fan)}>{fanName(one.fan, t.locale)}</Go>
        <small className="fine">
          {t(why)} · <Article number={one.article} principle={isNonRepeat ? 'fanbook.nonRepeat' : 'fanbook.article'} />
        </small>
      </span>
    </li>
  );
}

interface ArticleProps {
  readonly number: number;
  readonly principle: 'fanbook.nonRepeat' | 'fanbook.accountOnce' | 'fanbook.article';
}

/** The principle by which a fan is kept out, with a link to its article. */
function Article({ number, principle }: ArticleProps) {
  const t = useT();
  return <Go href={paths.rules(number)}>{t(principle, { number })}</Go>;
}
