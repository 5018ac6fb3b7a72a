import { useT } from '../kit/i18n/index.ts';
import { LostPage } from '../shell/page/LostPage.tsx';
import { StatePage } from '../shell/page/StatePage.tsx';
import { Board } from './Board.tsx';
import { KeyForm } from './KeyForm.tsx';
import { useOperator } from './useOperator.ts';
import './operator.css';

/** The operator's page; an address that shows nothing while the server has no key for it. */
export default function OperatorPage() {
  const t = useT();
  const operator = useOperator();
  const { state, view } = operator;
  if (state === 'off') return <LostPage />;
  if (state === 'signed-out') return <KeyForm operator={operator} />;
  if (state === 'in' && view) return <Board operator={operator} view={view} />;
  if (state !== 'offline')
    return <main className="operator-wait" aria-busy="true" aria-label={t('operator.loading')} />;
  return (
    <StatePage title={t('operator.title')} note={t('operator.no.offline')}>
      <button type="button" className="btn pri" onClick={operator.look}>
        {t('operator.again')}
      </button>
    </StatePage>
  );
}
