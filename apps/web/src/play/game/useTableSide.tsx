import type { SeatCommand } from '@gorrion/rules';
import { type ReactNode, useEffect, useState } from 'react';
import type { TableProps } from '../../board/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { ChatHere } from '../chat/ChatPanel.tsx';
import { useChat } from '../chat/useChat.ts';
import type { PanelName } from './panels.ts';
import { useHandHelp } from './useHandHelp.ts';
import type { Move } from './useMoves.ts';
import { type Panels, usePanels } from './usePanels.ts';
import { opensRoutes, useRoutesShown } from './useRoutesShown.tsx';

/** The ids of the headings that name the place beside the table. */
const TITLES: Readonly<Record<PanelName, string>> = {
  routes: 'compass-title',
  chat: 'chat-title',
  advice: 'advice-title',
  waits: 'ready-title',
};

/** Returns whether the player may claim the discard on offer. */
const mayClaim = (actions: readonly SeatCommand[]): boolean =>
  actions.some(action => action.type === 'claim' && action.claim.kind !== 'pass');

interface TableSide {
  /** What the table draws, or is told, of its panels. */
  readonly onTable: Pick<TableProps, 'facts' | 'advice' | 'waits' | 'unseen' | 'routes' | 'over' | 'beside'>;
  readonly panels: Panels;
  /** The place beside the table; undefined while nothing stands there. */
  readonly aside: ReactNode | undefined;
}

/**
 * Returns the panels of a table: the routes, the chat, and those about the own hand. They stand beside it, one at a time
 * where there is no room for two; on phones over the rivers, where a claim closes them.
 */
export function useTableSide(table: FollowedTable, { hand, actions }: Move, isDealing: boolean): TableSide {
  const { state } = table;
  const { phase } = state.session.hand;
  const [node, setNode] = useState<HTMLElement | null>(null);
  const panels = usePanels(hasRoom => (opensRoutes(state, hasRoom) ? ['routes'] : []));
  const help = useHandHelp(table, hand, actions, panels);
  const routes = useRoutesShown(table, panels, isDealing);
  const { hasCompany } = useChat(table);
  const { shown, width, open, hide } = panels;
  const isCovered = width === undefined && mayClaim(actions);
  useEffect(() => {
    if (!isCovered) return;
    open('routes', false);
    open('chat', false);
  }, [isCovered, open]);

  const chat = hasCompany && shown.includes('chat') && <ChatHere table={table} onClose={() => hide('chat')} />;
  const isInPlay = phase.name === 'turn' || phase.name === 'claims';
  const has = { routes: routes.panel, chat, advice: help.advice, waits: isInPlay && help.unseen };
  const beside = panels.beside !== undefined && has[panels.beside] ? panels.beside : undefined;
  const ofApp = routes.panel || chat || undefined;
  return {
    onTable: {
      ...help,
      ...(routes.onTable && { routes: routes.onTable }),
      ...(width === undefined && { over: ofApp }),
      ...((beside === 'advice' || beside === 'waits') && { beside: node }),
    },
    panels,
    aside: beside && (
      <aside ref={setNode} aria-labelledby={TITLES[beside]}>
        {(beside === 'routes' || beside === 'chat') && ofApp}
      </aside>
    ),
  };
}
