import type { Atlas, Citation } from '@gorrion/learn/atlas';
import { type Translate, useT } from '../../kit/i18n/index.ts';

const SECTION_SIGN = '\u00a7';

/** Says where in a source something stands: "fan 48". */
function placeText(t: Translate, { fan, section, example, note }: Citation): string | undefined {
  if (fan !== undefined) return t('atlas.at.fan', { number: fan });
  if (section !== undefined) return `${SECTION_SIGN}${section}`;
  if (example !== undefined) return t('atlas.at.example', { number: example });
  return note === undefined ? undefined : t('atlas.at.note', { number: note });
}

interface SourcesProps {
  readonly citations: readonly Citation[];
  readonly sources: Atlas['sources'];
}

/** Where a ruling can be read, each with its place and, if it is on the web, a link. */
export function Sources({ citations, sources }: SourcesProps) {
  const t = useT();
  return citations.map(citation => {
    const { name, language, url } = sources[citation.source]!;
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
  });
}
