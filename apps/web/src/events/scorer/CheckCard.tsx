import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { RuleLink } from '../../shell/links/RuleLink.tsx';
import { COUNT_ARTICLE } from '../../shell/links/sections.ts';
import { type Difference, differenceOf, type Entry, type Weighed } from './entry.ts';

interface CheckCardProps {
  readonly entry: Entry;
  readonly weighed: Weighed;
  readonly onPoints: (points: number | undefined) => void;
}

/**
 * What was named beside what the tiles are worth. Nothing of what was named is changed (article 41): the scorer chooses.
 * Shows nothing until there is something to compare, and warns of nothing before something was named.
 */
export function CheckCard({ entry, weighed, onPoints }: CheckCardProps) {
  const t = useT();
  const { named, tiles, points } = weighed;
  const said = named ?? entry.points;
  const others = [named, entry.points, tiles?.points].filter(value => value !== undefined);
  const isSame = new Set(others).size < 2;
  if (others.length === 0 || (isSame && !tiles)) return null;
  const difference = tiles && entry.fans.length > 0 ? differenceOf(entry, tiles.score) : undefined;
  return (
    <section className="card pad stack sc-check" aria-live="polite" aria-label={t('scorer.check')}>
      <p className="row ends sc-two">
        <span>
          {t('scorer.named')} <b>{said ?? '–'}</b>
        </span>
        <span className={tiles && said !== undefined && tiles.points !== said ? 'differs' : ''}>
          {t('scorer.byTiles')} <b>{tiles?.points ?? '–'}</b>
        </span>
      </p>
      {tiles && tiles.points === said && <Note tone="ok" icon="check" title={t('scorer.same')} />}
      {said !== undefined && tiles?.points !== said && (
        <Note tone="amber" icon="warn" title={differenceText(t, difference)}>
          {t('scorer.stands')} <RuleLink article={COUNT_ARTICLE} />
        </Note>
      )}
      {!isSame && (
        <fieldset className="row sc-ways" aria-label={t('scorer.whichPoints')}>
          {[...new Set(others)].map(value => (
            <button
              key={value}
              type="button"
              className="btn sm"
              aria-pressed={points === value}
              onClick={() => onPoints(value === named ? undefined : value)}
            >
              {points === value && <Icon name="check" />}
              {t('scorer.enterPoints', { points: value })}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}

/** Returns by which fans the count and the tiles differ. */
function differenceText(t: Translate, difference: Difference | undefined): string {
  const names = (fans: Difference['missing']) => t.all([...new Set(fans)].map(fan => fanName(fan, t.locale)));
  if (!difference || difference.missing.length + difference.extra.length === 0) return t('scorer.differs');
  return [
    difference.missing.length > 0 && t('scorer.missing', { fans: names(difference.missing) }),
    difference.extra.length > 0 && t('scorer.extra', { fans: names(difference.extra) }),
  ]
    .filter(Boolean)
    .join(' ');
}
