import type { WrongFan } from '@gorrion/learn/drills';
import type { ExplainedFan, Explanation, ScoredFan } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { PRINCIPLE_ARTICLES } from '../../shell/links/sections.ts';
import { Go } from '../../shell/page/Go.tsx';
import { uncountedRows } from '../../shell/page/uncounted.ts';

interface CountedHandProps {
  readonly explanation: Explanation;
  /** Fans that were answered and do not count. */
  readonly wrong: readonly WrongFan[];
}

/** The hand as it is read, the fans that count with their tiles, and those that do not, each with its reason. */
export function CountedHand({ explanation, wrong }: CountedHandProps) {
  const t = useT();
  const { reading, counted, uncounted } = explanation;
  const excluded = uncountedRows(uncounted);
  const absent = wrong.filter(({ excluded }) => !excluded);
  return (
    <>
      <p className="row dv-parts">
        {reading.parts.map((part, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be alike, and none of them moves
          <MiniTiles key={n} tiles={part.tiles} />
        ))}
      </p>
      <div className="cards">
        <div>
          <h3 className="field-label">{t('drills.counts', { count: explanation.total })}</h3>
          <ul className="ruled learn-sums dv-fans">
            {counted.map((fan, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fan may count twice, and none of them moves
              <CountedFan key={n} fan={fan} isWhole={fan.parts.length === reading.parts.length} />
            ))}
          </ul>
        </div>
        {excluded.length + absent.length > 0 && (
          <div>
            <h3 className="field-label">{t('drills.countsNot')}</h3>
            <ul className="ruled learn-sums dv-fans">
              {excluded.map(({ fan: { id, points, principle, by }, times }) => (
                <li key={`${id} ${principle} ${by}`}>
                  <s>
                    <FanLink fan={id} times={times} />
                  </s>
                  <s>{t.number(points * times)}</s>
                  <small>
                    {t(`result.not.${principle}`, { fan: fanName(by, t.locale) })}{' '}
                    <Go href={paths.rules(PRINCIPLE_ARTICLES[principle])}>
                      {t('drills.article', { article: PRINCIPLE_ARTICLES[principle] })}
                    </Go>
                  </small>
                </li>
              ))}
              {absent.map(({ fan }) => (
                <li key={fan}>
                  <s>
                    <FanLink fan={fan} />
                  </s>
                  <small>{t('drills.notInHand')}</small>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  );
}

function CountedFan({ fan, isWhole }: { readonly fan: ExplainedFan; readonly isWhole: boolean }) {
  const t = useT();
  const { id, times, points, tiles } = fan;
  return (
    <li>
      <span>
        <FanLink fan={id} times={times} />
        {!isWhole && tiles.length > 0 && <MiniTiles tiles={tiles} />}
      </span>
      <b>{t.number(points * times)}</b>
    </li>
  );
}

function FanLink({ fan, times = 1 }: { readonly fan: ScoredFan; readonly times?: number }) {
  const t = useT();
  const name = fanName(fan, t.locale);
  const text = times > 1 ? t('result.fanTimes', { name, times }) : name;
  if (fan === 'melded-and-concealed-kong') return <span>{text}</span>;
  return <Go href={paths.fan(fan)}>{text}</Go>;
}
