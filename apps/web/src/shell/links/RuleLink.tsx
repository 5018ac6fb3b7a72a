import { useT } from '../../kit/i18n/index.ts';
import { type BookId, paths } from './learnPaths.ts';
import './ruleLink.css';

interface RuleLinkProps {
  readonly article: number;
  /** The book that has the article; absent: that of the competition's rules. */
  readonly book?: BookId;
  /** Shows the number alone, where the words beside it say that it is an article. */
  readonly isNumber?: boolean;
}

/** A link to an article of a rulebook. It opens in another tab, so that a reader never leaves a table by it. */
export function RuleLink({ article, book = 'competition', isNumber }: RuleLinkProps) {
  const t = useT();
  const text = t('rulebook.article', { number: article });
  return (
    <a
      className="rule-link"
      href={paths.rules(article, book)}
      target="_blank"
      rel="noopener"
      aria-label={t(book === 'classical' ? 'rulebook.newTabClassical' : 'rulebook.newTab', { text })}
    >
      {isNumber ? article : text}
    </a>
  );
}
