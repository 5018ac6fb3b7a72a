import type { HandFault } from '@gorrion/learn/hands';
import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import type { BookId } from '../../shell/links/learnPaths.ts';
import { Article } from './Article.tsx';
import { articleOf, faultText } from './faultText.ts';

/** What is wrong with the address or the text; the rest of it is in the hand. */
export function Faults({ faults, book }: { readonly faults: readonly HandFault[]; readonly book?: BookId }) {
  const t = useT();
  return (
    <div className="calc-faults" role="status">
      {faults.length > 0 && (
        <Note tone="amber" icon="warn" title={t('calculator.faults')}>
          <ul className="learn-inline">
            {faults.map(fault => (
              <li key={JSON.stringify(fault)}>
                {faultText(t, fault)} <Article of={articleOf(fault, book)} book={book} />
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}
