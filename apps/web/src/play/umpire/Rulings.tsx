import type { TableState } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { giverOf, rulingText } from '../../sheet/session/rulingText.ts';
import { RuleLink } from '../../shell/links/RuleLink.tsx';
import { articleOfSection } from '../../shell/links/sections.ts';
import './umpire.css';

interface RulingsProps {
  readonly state: TableState;
  /** Only those of the newest hand. */
  readonly isOfHand?: boolean;
  /** The reader, if they play. */
  readonly me?: Player | undefined;
}

/** The rulings of the game, newest first. Shows nothing if there are none. */
export default function Rulings({ state, isOfHand, me }: RulingsProps) {
  const t = useT();
  const all = state.umpire?.rulings ?? [];
  const shown = isOfHand ? all.filter(({ hand }) => hand === state.session.handNumber) : all;
  if (shown.length === 0) return null;
  return (
    <section className="ump-log" aria-label={t('umpire.rulings')}>
      <h2>{t('umpire.rulings')}</h2>
      <ol>
        {[...shown].reverse().map(given => (
          <li key={`${given.at} ${given.hand} ${JSON.stringify(given.ruling)}`}>
            <b>{t('umpire.ofHand', { hand: given.hand })}</b> {rulingText(t, state, given.ruling, me)}{' '}
            <small>
              <ArticleLink section={given.ruling.article} /> {giverOf(t, given)}, {timeOfDay(t.locale, given.at)}
            </small>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A link to what the rulebook says about a section that a ruling quotes. Shows nothing if it does not speak of it. */
function ArticleLink({ section }: { readonly section: string }) {
  const article = articleOfSection(section);
  return article === undefined ? null : <RuleLink article={article} />;
}
