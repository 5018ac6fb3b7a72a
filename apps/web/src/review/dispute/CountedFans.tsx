import type { Dispute } from '@gorrion/protocol';
import { FAN_ARTICLES, type FanCount, fanNumber, pointsPaid, type ScoredFan } from '@gorrion/rules';
import type { Recount } from '@gorrion/table';
import { Fragment } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { RuleLink } from '../../shell/links/RuleLink.tsx';

interface CountedFansProps {
  readonly dispute: Dispute;
  readonly counted: Recount;
}

const pointsOf = (fans: readonly FanCount[] | undefined, id: ScoredFan): number =>
  (fans ?? []).filter(fan => fan.id === id).reduce((sum, { times, points }) => sum + times * points, 0);

/** Every fan that the file or a scorer has: what each counts for it, and the articles of the rulebook. */
export function CountedFans({ dispute, counted }: CountedFansProps) {
  const t = useT();
  const { first, second, paid, judged } = counted;
  const scores = [dispute.score, first, second];
  const ids = [...new Set(scores.flatMap(score => (score?.fans ?? []).map(({ id }) => id)))];
  const notPaid = (judged?.notNamed ?? []).map(({ id }) => fanName(id, t.locale));
  const notThere = (judged?.notInHand ?? []).map(({ id }) => fanName(id, t.locale));
  return (
    <Card title={t('result.fans')}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('dispute.fan')}</th>
            <th scope="col">{t('dispute.file')}</th>
            <th scope="col">{t('dispute.first')}</th>
            <th scope="col">{t('dispute.second')}</th>
          </tr>
        </thead>
        <tbody>
          {ids.map(id => {
            const points = scores.map(score => pointsOf(score?.fans, id));
            const isEqual = points.every(one => one === points[0]);
            return (
              <tr key={id} className={isEqual || judged ? undefined : 'is-other'}>
                <th scope="row">
                  {fanName(id, t.locale)}
                  <small>
                    <Articles id={id} />
                  </small>
                </th>
                {points.map((one, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the file and the two scorers
                  <td key={n}>{t.number(one)}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('dispute.sum')}</th>
            {scores.map((score, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the file and the two scorers
              <td key={n}>{score ? t.number(pointsPaid(score)) : '–'}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {judged && paid && (
        <div className="stack tight quiet">
          <p>{t('dispute.winnerCounts', { points: t.number(pointsPaid(paid)) })}</p>
          {notPaid.length > 0 && <p>{t('dispute.notNamed', { fans: t.all(notPaid) })}</p>}
          {notThere.length > 0 && <p>{t('dispute.notInHand', { fans: t.all(notThere) })}</p>}
        </div>
      )}
    </Card>
  );
}

/** Stands in a sentence where the links to articles belong. */
const LINKS = '\u0000';

/** The number of a fan in the printed book, and links to its articles in the rulebook. */
function Articles({ id }: { readonly id: ScoredFan }) {
  const t = useT();
  const number = id === 'melded-and-concealed-kong' ? fanNumber('two-melded-kongs') : fanNumber(id);
  const articles = FAN_ARTICLES[id];
  const said = t('dispute.articles', { number: t.number(number), count: articles.length, articles: LINKS });
  const [before, after] = said.split(LINKS);
  return (
    <>
      {before}
      {articles.map((article, place) => (
        <Fragment key={article}>
          {place > 0 && ', '}
          <RuleLink article={article} isNumber />
        </Fragment>
      ))}
      {after}
    </>
  );
}
