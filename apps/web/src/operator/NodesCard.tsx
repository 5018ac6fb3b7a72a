import type { OperatorNode } from '@gorrion/protocol';
import { useState } from 'react';
import { type Translate, useT } from '../kit/i18n/index.ts';
import { Badge } from '../kit/ui/Badge.tsx';
import { Card } from '../kit/ui/Card.tsx';
import { Sure } from '../kit/ui/Sure.tsx';
import { Fault, useActs } from './Fault.tsx';
import { bytesText, nodeName } from './texts.ts';
import type { Operator } from './useOperator.ts';

interface NodesCardProps {
  readonly operator: Operator;
  readonly nodes: readonly OperatorNode[];
}

function State({ node: { isThere, figures }, isAlone }: { readonly node: OperatorNode; readonly isAlone: boolean }) {
  const t = useT();
  if (!isThere && figures?.isDraining) return <Badge icon="check">{t('operator.stopped')}</Badge>;
  if (!isThere)
    return (
      <Badge tone="bad" icon="warn">
        {t('operator.gone')}
      </Badge>
    );
  if (figures?.isDraining)
    return (
      <Badge tone="amber" icon="clock">
        {figures.tables === 0 ? t('operator.drained') : t('operator.draining', { count: figures.tables })}
      </Badge>
    );
  return (
    <Badge tone="ok" icon="check">
      {t(figures?.isHome && !isAlone ? 'operator.serves' : 'operator.serving')}
    </Badge>
  );
}

/** Columns of figures: name, class, and what stands in them. */
const columnsOf = (t: Translate, { figures }: Pick<OperatorNode, 'figures'>) =>
  [
    [t('operator.nodeVersion'), 'words wide-only roomy-only', figures?.version],
    [t('operator.tables'), 'not-narrow', figures && t.number(figures.tables)],
    [t('operator.people'), 'wide-only', figures && t.number(figures.people)],
    [t('operator.pages'), 'wide-only roomy-only', figures && t.number(figures.pages)],
    [t('operator.memory'), 'wide-only roomy-only', figures && bytesText(t.locale, figures.memoryBytes)],
    [t('operator.loop'), 'wide-only', figures && t('operator.ms', { count: Math.round(figures.loopMs) })],
  ] as const;

interface NodeRowProps {
  readonly node: OperatorNode;
  /** How many nodes there are. */
  readonly count: number;
  readonly isBusy: boolean;
  readonly onSteer: (wish: 'drain' | 'undrain') => void;
}

function NodeRow({ node, count, isBusy, onSteer }: NodeRowProps) {
  const t = useT();
  const name = nodeName(node, count, t('operator.thisNode'));
  const steer = node.figures?.isDraining ? 'undrain' : 'drain';
  return (
    <tr>
      <th scope="row">
        <bdi>{nodeName(node, count, t('operator.oneNode'))}</bdi>
      </th>
      {columnsOf(t, node).map(([label, className, figure]) => (
        <td key={label} className={className}>
          {figure}
        </td>
      ))}
      <td className="words">
        <State node={node} isAlone={count === 1} />
      </td>
      <td>
        {node.isThere && (
          <button
            type="button"
            className="btn sm ghost"
            aria-label={t(`operator.${steer}Name`, { node: name })}
            disabled={isBusy}
            onClick={() => onSteer(steer)}
          >
            {t(`operator.${steer}`)}
          </button>
        )}
      </td>
    </tr>
  );
}

/** The nodes of the server: how each is doing, and whether it takes tables. */
export function NodesCard({ operator, nodes }: NodesCardProps) {
  const t = useT();
  const [asked, setAsked] = useState<string>();
  const { why, send } = useActs(operator);
  const count = nodes.length;
  const steer = (type: 'drain' | 'undrain', node: string) => {
    setAsked(undefined);
    void send({ type, node });
  };
  const chosen = nodes.find(({ id }) => id === asked);
  return (
    <Card title={t('operator.nodes')} className="operator-nodes">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('operator.node')}</th>
            {columnsOf(t, { figures: null }).map(([label, className]) => (
              <th key={label} scope="col" className={className}>
                {label}
              </th>
            ))}
            <th scope="col" className="words">
              {t('operator.state')}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {nodes.map(node => (
            <NodeRow
              key={node.id}
              {...{ node, count }}
              isBusy={operator.isBusy}
              onSteer={wish => (wish === 'drain' ? setAsked(node.id) : steer(wish, node.id))}
            />
          ))}
        </tbody>
      </table>
      {chosen && (
        <Sure
          question={t('operator.drainSure', { node: nodeName(chosen, count, t('operator.thisNode')) })}
          yes={t('operator.drainYes')}
          no={t('operator.no')}
          onYes={() => steer('drain', chosen.id)}
          onNo={() => setAsked(undefined)}
        >
          <p>{t('operator.drainNote')}</p>
        </Sure>
      )}
      <Fault why={why} />
    </Card>
  );
}
