import { FOULS, type FoulId, sanctionOf } from '@gorrion/rules';
import { useState } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { SearchField } from '../../kit/ui/SearchField.tsx';
import { RuleLink } from '../../shell/links/RuleLink.tsx';
import { articleOfSection } from '../../shell/links/sections.ts';
import { foulText } from '../session/rulingText.ts';
import { FREQUENT, foundFouls } from './draft.ts';
import { QUOTES } from './quotes.ts';
import './foulPick.css';

interface FoulPickProps {
  readonly foul: FoulId | undefined;
  /** How often the player has been ruled against by a section before. */
  readonly before: (article: string) => number;
  readonly onFoul: (foul: FoulId) => void;
}

/** The 25 fouls of the book, found by name or article, and what the book says of the chosen one. */
export function FoulPick({ foul, before, onFoul }: FoulPickProps) {
  const t = useT();
  const [text, setText] = useState('');
  const [isAll, setAll] = useState(false);
  const found = text.trim() === '' ? undefined : foundFouls(text, id => foulText(t, id));
  const listed = found ?? (isAll ? foundFouls('', () => '') : FREQUENT);
  const shown = foul && !listed.includes(foul) ? [foul, ...listed] : listed;
  const article = foul && articleOfSection(FOULS[foul].article);
  return (
    <>
      <SearchField
        label={t('ruling.searchFoul')}
        text={text}
        onText={setText}
        onKey={event => {
          if (event.key !== 'Enter') return;
          // Enter would give the ruling.
          event.preventDefault();
          if (found?.[0]) onFoul(found[0]);
        }}
      />
      {shown.length === 0 && <p className="fine">{t('ruling.noFoul')}</p>}
      <fieldset className="foul-pick">
        <legend className="sr">{t('ruling.foul')}</legend>
        {shown.map(id => (
          <button key={id} type="button" aria-pressed={id === foul} onClick={() => onFoul(id)}>
            <span>
              <b>{foulText(t, id)}</b> <small>{FOULS[id].article}</small>
            </span>
            <small>{costText(t, id, before(FOULS[id].article))}</small>
          </button>
        ))}
      </fieldset>
      {!found && !isAll && (
        <button type="button" className="btn sm ghost" onClick={() => setAll(true)}>
          {t('ruling.allFouls')}
        </button>
      )}
      {foul && (
        <blockquote className="foul-quote">
          {t.locale.startsWith('es') && <p>«{QUOTES[foul]}»</p>}
          <cite>
            {t('ruling.source', { article: FOULS[foul].article })}{' '}
            {article !== undefined && <RuleLink article={article} />}
          </cite>
        </blockquote>
      )}
    </>
  );
}

/** Returns what a foul costs this time, in few words: "2nd time: 5 to each". */
function costText(t: Translate, id: FoulId, before: number): string {
  const sanction = sanctionOf(id, before);
  const { steps, paidTo, isDeadHand } = FOULS[id];
  const cost =
    sanction.kind === 'points'
      ? t(paidTo === 'each-opponent' ? 'ruling.cost.each' : 'ruling.cost.nobody', { points: sanction.points })
      : t(`ruling.cost.${sanction.kind}`);
  const all = isDeadHand && sanction.kind !== 'dead-hand' ? t.all([cost, t('ruling.cost.dead-hand')]) : cost;
  return steps.length > 1 ? t('ruling.time', { time: before + 1, cost: all }) : all;
}
