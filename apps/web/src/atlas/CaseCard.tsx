import {
  type Atlas,
  type CaseKind,
  type Citation,
  claimOfCase,
  fansOfCase,
  type KindText,
  type RulingCase,
  stateOfCase,
  type Verdict,
  verdictsOf,
} from '@gorrion/learn/atlas';
import { litHand } from '@gorrion/learn/fanbook';
import { queryOf } from '@gorrion/learn/hands';
import { MCR_RULESETS, wmo2006 } from '@gorrion/rules';
import { memo, useMemo } from 'react';
import { HandTiles } from '../fanbook/HandTiles.tsx';
import { sumText, wonText } from '../fanbook/won.ts';
import { fanName } from '../i18n/fanName.ts';
import { type Translate, useT } from '../i18n/index.ts';
import { Go } from '../page/Go.tsx';
import { paths } from '../page/learnPaths.ts';
import { withNames } from './filter.ts';
import { presetName } from './presetName.ts';
import { useSeen } from './useSeen.ts';

interface CaseCardProps {
  readonly row: RulingCase;
  readonly atlas: Atlas;
  readonly text: KindText;
  /** Whether the address names this case. */
  readonly isAsked: boolean;
}

/** A case: what is ruled on, the hand, each total with who comes to it, and where that can be read. */
export const CaseCard = memo(function CaseCard({ row, atlas, text, isAsked }: CaseCardProps) {
  const t = useT();
  const [node, isSeen] = useSeen<HTMLLIElement>();
  const kind = atlas.kinds[row.kind]!;
  const own = row.fans?.[0];
  return (
    <li id={row.id} ref={node} className="card atlas-case" aria-current={isAsked ? 'location' : undefined}>
      <header>
        <h2>{withNames(text.title, own, t.locale)}</h2>
        <a href={`#${row.id}`} aria-label={t('atlas.linkTo', { id: row.id })}>
          {row.id}
        </a>
      </header>
      <p>{withNames(text.text, own, t.locale)}</p>
      {isSeen ? <Ruled row={row} kind={kind} text={text} /> : <div className="atlas-unseen" />}
      <footer>
        <span>
          {fansOfCase(row, kind).map(fan => (
            <Go key={fan} href={paths.fan(fan)}>
              {fanName(fan, t.locale)}
            </Go>
          ))}
        </span>
        <Sources citations={[...kind.sources, ...(row.sources ?? [])]} atlas={atlas} article={kind.article} />
      </footer>
    </li>
  );
});

interface RuledProps {
  readonly row: RulingCase;
  readonly kind: CaseKind;
  readonly text: KindText;
}

/** The hand with its totals, which are worked out here. */
function Ruled({ row, kind, text }: RuledProps) {
  const t = useT();
  const verdicts = useMemo(() => verdictsOf(row, kind), [row, kind]);
  const rules = verdicts[0]?.presets[0] ?? 'wmo2006';
  const claim = useMemo(() => claimOfCase(row, rules), [row, rules]);
  const hand = claim && litHand(claim, MCR_RULESETS[rules]);
  const query = queryOf({ ...stateOfCase(row), rules });
  return (
    <>
      {hand && <HandTiles hand={hand} />}
      <p className="fb-caption">
        {claim && <b>{wonText(t, claim)}</b>}
        <Go href={paths.calculator(query)}>{t('atlas.calculator')}</Go>
      </p>
      <ul className="atlas-verdicts">
        {verdicts.map(verdict => (
          <VerdictRow key={verdict.total} verdict={verdict} text={text} own={row.fans?.[0]} />
        ))}
      </ul>
    </>
  );
}

interface VerdictRowProps extends Pick<RuledProps, 'text'> {
  readonly verdict: Verdict;
  readonly own: NonNullable<RulingCase['fans']>[number] | undefined;
}

function VerdictRow({ verdict: { total, fans, presets, readings }, text, own }: VerdictRowProps) {
  const t = useT();
  const who = [
    ...presets.map(id => presetName(t, id)),
    ...readings.map(at => withNames(text.readings![at]!, own, t.locale)),
  ];
  return (
    <li>
      <b className="fb-points">
        {total}
        <span className="sr"> {t('atlas.points', { count: total })}</span>
      </b>
      <span>
        <b>{who.join(' · ')}</b>
        <small>
          {fans.length > 0 && sumText(t, fans, total)}
          {total < wmo2006.minPoints && ` ${t(fans.length > 0 ? 'atlas.tooFew' : 'atlas.noWin')}`}
        </small>
      </span>
    </li>
  );
}

/** Says where in a source something stands: "WMO 2006, fan 48". */
function placeText(t: Translate, { fan, section, example, note }: Citation): string | undefined {
  if (fan !== undefined) return t('atlas.at.fan', { number: fan });
  if (section !== undefined) return `§${section}`;
  if (example !== undefined) return t('atlas.at.example', { number: example });
  return note === undefined ? undefined : t('atlas.at.note', { number: note });
}

interface SourcesProps {
  readonly citations: readonly Citation[];
  readonly atlas: Atlas;
  readonly article: number;
}

function Sources({ citations, atlas, article }: SourcesProps) {
  const t = useT();
  return (
    <span>
      {t('atlas.sources')} <Go href={paths.rules(article)}>{t('atlas.article', { number: article })}</Go>
      {citations.map(citation => {
        const { name, language, url } = atlas.sources[citation.source]!;
        const place = placeText(t, citation);
        const title = <span lang={language}>{name}</span>;
        return (
          <span key={`${citation.source} ${place}`}>
            {url ? (
              <a href={url} target="_blank" rel="noopener">
                {title}
              </a>
            ) : (
              title
            )}
            {place && `, ${place}`}
          </span>
        );
      })}
    </span>
  );
}
