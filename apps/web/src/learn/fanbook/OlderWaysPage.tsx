import {
  OLDER_GROUPS,
  OLDER_IDS,
  type OlderId,
  olderExample,
  olderGroup,
  olderParts,
} from '@gorrion/learn/classicalBook';
import { memo, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { portugueseName } from '../../kit/tiles/classicalNames.ts';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { findOlderWays } from '../../shell/page/search/olderWays.ts';
import { BookChoice } from './BookChoice.tsx';
import { Tiles } from './HandTiles.tsx';
import { olderName, olderSign, olderWorth } from './olderWords.ts';

/** The special hands and doubles of the older ways, to search and to open. */
export function OlderWaysPage() {
  const t = useT();
  const [text, setText] = useState('');
  const found = findOlderWays(t, text);
  const groups = OLDER_GROUPS.map(group => ({ group, ids: found.filter(id => olderGroup(id) === group) }));
  return (
    <PlacePage
      title={t('fanbook.olderTitle')}
      note={t('fanbook.olderNote')}
      above={[{ href: paths.learn(), label: t('place.learn') }]}
      acts={<BookChoice shown="older" />}
    >
      <div className="stack">
        <search>
          <SearchField label={t('fanbook.olderSearch')} hint={t('fanbook.olderHint')} text={text} onText={setText}>
            <small role="status">{t('fanbook.found', { found: found.length, all: OLDER_IDS.length })}</small>
          </SearchField>
        </search>
        {groups.map(
          ({ group, ids }) =>
            ids.length > 0 && (
              <section key={group} className="stack">
                <h2>
                  {t(`fanbook.older.${group}`)} <small className="quiet">{ids.length}</small>
                </h2>
                <div className="cards fb-cards">
                  {ids.map(id => (
                    <OlderCard key={id} id={id} />
                  ))}
                </div>
              </section>
            ),
        )}
        {found.length === 0 && (
          <section className="empty">
            <h2>{t('fanbook.olderNone')}</h2>
            <button type="button" className="btn" onClick={() => setText('')}>
              {t('fanbook.olderReset')}
            </button>
          </section>
        )}
      </div>
    </PlacePage>
  );
}

/** A special hand or double in the list: its names, its worth and an example. */
const OlderCard = memo(function OlderCard({ id }: { readonly id: OlderId }) {
  const t = useT();
  const ofText = portugueseName(id);
  return (
    <Go className="card fb-card" href={paths.olderWay(id)}>
      <span className="row ends">
        <b className="grow">{olderName(t, id)}</b>
        <span className="numeral">
          <span aria-hidden="true">{olderSign(id)}</span>
          <span className="sr"> {olderWorth(t, id)}</span>
        </span>
      </span>
      <span className="row tight fine">{ofText && !t.locale.startsWith('pt') && <span lang="pt">{ofText}</span>}</span>
      <Tiles hand={{ parts: olderParts(olderExample(id), id) }} isFlat />
    </Go>
  );
});
