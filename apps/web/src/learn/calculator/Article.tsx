import { useT } from '../../kit/i18n/index.ts';
import { type BookId, paths } from '../../shell/links/learnPaths.ts';
import { Go } from '../../shell/page/Go.tsx';

interface ArticleProps {
  readonly of: number | undefined;
  /** The book that has the article; undefined: that of the competition's rules. */
  readonly book?: BookId | undefined;
}

/** A link to an article of a rulebook; nothing if there is none. */
export function Article({ of: article, book }: ArticleProps) {
  const t = useT();
  return article !== undefined && <Go href={paths.rules(article, book)}>{t('calculator.article', { article })}</Go>;
}
