import { useT } from '../i18n/index.ts';
import { Go } from '../page/Go.tsx';
import { paths } from '../page/learnPaths.ts';

/** A link to an article of the rulebook; nothing if there is none. */
export function Article({ of: article }: { readonly of: number | undefined }) {
  const t = useT();
  return article !== undefined && <Go href={paths.rules(article)}>{t('calculator.article', { article })}</Go>;
}
