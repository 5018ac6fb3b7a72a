import { type Atlas, fansOfCase, type KindText } from '@gorrion/learn/atlas';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { CaseCard } from './CaseCard.tsx';
import { type Group, withNames } from './filter.ts';
import { Sources } from './Sources.tsx';

interface KindSectionProps {
  readonly group: Group;
  readonly atlas: Atlas;
  readonly text: KindText;
  /** The anchor of the case that the address names. */
  readonly anchor: string;
}

/** Cases of one kind: what is ruled on, the fans and the sources, and the hands. */
export function KindSection({ group: { id, own, cases }, atlas, text, anchor }: KindSectionProps) {
  const t = useT();
  const kind = atlas.kinds[id]!;
  return (
    <section className="stack tight atlas-kind">
      <h2>{withNames(text.title, own, t.locale)}</h2>
      <p>{withNames(text.text, own, t.locale)}</p>
      <p className="learn-links fine">
        {fansOfCase(cases[0]!, kind).map(fan => (
          <Go key={fan} href={paths.fan(fan)}>
            {fanName(fan, t.locale)}
          </Go>
        ))}
        <Go href={paths.rules(kind.article)}>{t('atlas.article', { number: kind.article })}</Go>
        <Sources citations={kind.sources} sources={atlas.sources} />
      </p>
      <ol className="cards">
        {cases.map(row => (
          <CaseCard
            key={row.id}
            row={row}
            kind={kind}
            text={text}
            sources={atlas.sources}
            isAsked={row.id === anchor}
          />
        ))}
      </ol>
    </section>
  );
}
