import { useT } from '../i18n/index.ts';
import { paths } from '../page/learnPaths.ts';
import './ruleLink.css';

interface RuleLinkProps {
  readonly article: number;
  /** Shows the number alone, where the words beside it say that it is an article. */
  readonly isNumber?: boolean;
}

/** A link to an article of the rulebook. It opens in another tab, so that a reader never leaves a table by it. */
export function RuleLink({ article, isNumber }: RuleLinkProps) {
  const t = useT();
  const text = t('rulebook.article', { number: article });
  return (
    <a
      className="rule-link"
      href={paths.rules(article)}
      target="_blank"
      rel="noopener"
      aria-label={t('rulebook.newTab', { text })}
    >
      {isNumber ? article : text}
    </a>
  );
}
