import { type KeyboardEvent, useId } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import type { PanelProps } from './moment.ts';
import { PANELS, type SidePanel } from './panels.ts';

/** The tabs beside the table; on phones a sheet from below. */
export function Side(props: PanelProps) {
  const t = useT();
  const id = useId();
  const panels = PANELS.filter(({ isOffered }) => isOffered?.(props) ?? true);
  const shown = panels.find(panel => panel.id === props.panel) ?? panels[0];
  if (!shown) return null;
  const { Panel } = shown;
  const hasTabs = panels.length > 1;
  return (
    <aside className="replay-side" aria-label={t('replay.side')}>
      {hasTabs && <Tabs id={id} panels={panels} shown={shown} onChoose={props.onPanel} />}
      <div
        className="side-panel"
        {...(hasTabs && { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${shown.id}` })}
      >
        <Panel {...props} />
      </div>
    </aside>
  );
}

interface TabsProps {
  readonly id: string;
  readonly panels: readonly SidePanel[];
  readonly shown: SidePanel;
  readonly onChoose: (id: string) => void;
}

/** How far a key moves among the tabs; Home and End go to the first and the last. */
const MOVES: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -99, End: 99 };

function Tabs({ id, panels, shown, onChoose }: TabsProps) {
  const t = useT();
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = MOVES[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.min(panels.length - 1, Math.max(0, panels.indexOf(shown) + by));
    onChoose(panels[next]!.id);
    const tab = event.currentTarget.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div className="choice side-tabs scroller" role="tablist" aria-label={t('replay.side')} onKeyDown={press}>
      {panels.map(panel => (
        <button
          key={panel.id}
          type="button"
          role="tab"
          id={`${id}-${panel.id}`}
          aria-selected={panel === shown}
          aria-controls={`${id}-panel`}
          tabIndex={panel === shown ? 0 : -1}
          onClick={() => onChoose(panel.id)}
        >
          <b>{t(panel.name)}</b>
        </button>
      ))}
    </div>
  );
}
