import { FAN_ARTICLES, FAN_IDS, FAN_NAMES, type FanId, fanNumber, fanPoints, wmo2006 } from '@gorrion/rules';
import { Suspense } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { Beside } from './Beside.tsx';
import { Examples } from './Examples.tsx';
import { HowOften } from './HowOften.tsx';
import { useDefinitions, useFanTexts, useFrequencies } from './loaded.ts';
import { Misses } from './Misses.tsx';
import { allOtherNames } from './names.ts';
import { You } from './You.tsx';

const DisputedFans = lazyPart(() => import('../../shell/page/DisputedFans.tsx'));

/** The page of a fan: what it is, examples, what counts beside it, how often it is made, and what the reader made. */
export function FanPage({ fan }: { readonly fan: FanId }) {
  const t = useT();
  const definition = useDefinitions()?.[fan];
  const text = useFanTexts()?.[fan];
  const frequencies = useFrequencies();
  const points = fanPoints(fan, wmo2006);
  return (
    <PlacePage
      title={fanName(fan, t.locale)}
      note={<Names fan={fan} />}
      above={[
        { href: paths.learn(), label: t('place.learn') },
        { href: paths.fans(), label: t('fanbook.name') },
        { href: `${paths.fans()}?points=${points}`, label: t('fanbook.pointsOf', { count: points }) },
      ]}
      acts={
        <p className="fb-worth">
          <b>{points}</b> {t('fanbook.worth', { count: points })}
        </p>
      }
      className="fb fb-fan"
    >
      <div className="sides">
        <div>
          <Card>
            <p className="fb-definition" aria-busy={definition === undefined}>
              {definition}
            </p>
            <Examples fan={fan} />
            <Suspense fallback={null}>
              <DisputedFans fans={[fan]} />
            </Suspense>
          </Card>
          {text && (
            <Card className="cards">
              <div className="stack">
                <h2>{t('fanbook.route')}</h2>
                <p>{text.route}</p>
              </div>
              <div className="stack">
                <h2>{t('fanbook.mix')}</h2>
                <p>{text.mix}</p>
              </div>
            </Card>
          )}
          {text && <Misses fan={fan} reasons={text.misses} />}
          <Beside fan={fan} frequencies={frequencies} />
        </div>
        <div>
          {frequencies && <HowOften fan={fan} frequencies={frequencies} />}
          <You fan={fan} />
        </div>
      </div>
      <Neighbours fan={fan} />
    </PlacePage>
  );
}

/** The names in the other languages, the number in the book, and the articles that decide about the fan. */
function Names({ fan }: { readonly fan: FanId }) {
  const t = useT();
  return (
    <span className="row roomy learn-inline fb-names">
      {allOtherNames(FAN_NAMES[fan], t.locale).map(({ language, name }) => (
        <b key={language} lang={language}>
          {name}
        </b>
      ))}
      <span>{t('fanbook.number', { number: fanNumber(fan) })}</span>
      {FAN_ARTICLES[fan].map(number => (
        <Go key={number} href={paths.rules(number)}>
          {t('fanbook.article', { number })}
        </Go>
      ))}
    </span>
  );
}

/** The fans before and after in the book. */
function Neighbours({ fan }: { readonly fan: FanId }) {
  const t = useT();
  const at = FAN_IDS.indexOf(fan);
  const [before, after] = [FAN_IDS[at - 1], FAN_IDS[at + 1]];
  const name = (id: FanId) => `${fanNumber(id)} ${fanName(id, t.locale)}`;
  return (
    <nav className="row ends learn-neighbours" aria-label={t('fanbook.neighbours')}>
      {before && (
        <Go className="btn ghost" href={paths.fan(before)}>
          <span aria-hidden="true">‹</span> {name(before)}
        </Go>
      )}
      {after && (
        <Go className="btn ghost after" href={paths.fan(after)}>
          {name(after)} <span aria-hidden="true">›</span>
        </Go>
      )}
    </nav>
  );
}
