import {
  type Atlas,
  type CaseKind,
  claimOfCase,
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
import { useT } from '../../kit/i18n/index.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { HandTiles } from '../fanbook/HandTiles.tsx';
import { sumText, wonText } from '../fanbook/won.ts';
import { withNames } from './filter.ts';
import { presetName } from './presetName.ts';
import { Sources } from './Sources.tsx';
import { useSeen } from './useSeen.ts';

interface CaseCardProps extends RuledProps {
  readonly sources: Atlas['sources'];
  /** Whether the address names this case. */
  readonly isAsked: boolean;
}

/** A case: its hand, and each total with who comes to it. One that the address names says again what is ruled on. */
export const CaseCard = memo(function CaseCard({ row, kind, text, sources, isAsked }: CaseCardProps) {
  const t = useT();
  const [node, isSeen] = useSeen<HTMLLIElement>();
  return (
    <li id={row.id} ref={node} className="card pad stack atlas-case" aria-current={isAsked ? 'location' : undefined}>
      {isAsked && (
        <div>
          <h3>{withNames(text.title, row.fans?.[0], t.locale)}</h3>
          <p>{withNames(text.text, row.fans?.[0], t.locale)}</p>
        </div>
      )}
      {isSeen ? <Ruled row={row} kind={kind} text={text} /> : <div className="atlas-unseen" />}
      <p className="learn-links fine">
        <a href={`#${row.id}`} aria-label={t('atlas.linkTo', { id: row.id })}>
          #{row.id}
        </a>
        {row.sources && <Sources citations={row.sources} sources={sources} />}
      </p>
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
      <p className="row ends learn-inline">
        {claim && <b>{wonText(t, claim)}</b>}
        <Go href={paths.calculator(query)}>{t('atlas.calculator')}</Go>
      </p>
      <ul className="stack tight atlas-verdicts">
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
      <b className="numeral">
        {total}
        <span className="sr"> {t('atlas.points', { count: total })}</span>
      </b>
      <div>
        <b>{who.join(' · ')}</b>
        <p className="fine">
          {fans.length > 0 && sumText(t, fans, total)}
          {total < wmo2006.minPoints && ` ${t(fans.length > 0 ? 'atlas.tooFew' : 'atlas.noWin')}`}
        </p>
      </div>
    </li>
  );
}
