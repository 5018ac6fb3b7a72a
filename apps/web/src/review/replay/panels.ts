import type { ComponentType } from 'react';
import type { Key } from '../../kit/i18n/index.ts';
import { BranchesPanel } from './BranchesPanel.tsx';
import { ExpertTab } from './ExpertTab.tsx';
import { MovesPanel } from './MovesPanel.tsx';
import type { PanelProps } from './moment.ts';
import { TalkPanel } from './TalkPanel.tsx';
import { TogetherTab } from './TogetherTab.tsx';

/** A tab beside the table. */
export interface SidePanel {
  readonly id: string;
  readonly name: Extract<Key, `replay.panel.${string}`>;
  readonly Panel: ComponentType<PanelProps>;
  /** Whether the game has this tab; every game if there is no such function. */
  readonly isOffered?: (props: PanelProps) => boolean;
}

/** The tabs beside the table in their order. */
export const PANELS: readonly SidePanel[] = [
  { id: 'expert', name: 'replay.panel.expert', Panel: ExpertTab },
  { id: 'moves', name: 'replay.panel.moves', Panel: MovesPanel },
  {
    id: 'branches',
    name: 'replay.panel.branches',
    Panel: BranchesPanel,
    isOffered: ({ game }) => game.from !== 'live',
  },
  { id: 'talk', name: 'replay.panel.talk', Panel: TalkPanel, isOffered: ({ talk }) => talk.length > 0 },
  { id: 'together', name: 'replay.panel.together', Panel: TogetherTab },
];
