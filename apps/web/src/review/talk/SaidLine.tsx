import type { ReactNode } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { saidText } from '../../shell/page/saidText.ts';
import type { PlacedLine } from './placedTalk.ts';

interface SaidLineProps {
  readonly placed: PlacedLine;
  /** The names of the players, as the reader knows them. */
  readonly names: readonly string[];
  /** Whether it was said at the move that is shown. */
  readonly isNow?: boolean;
  /** What leads to its moment. */
  readonly children: ReactNode;
}

/** What a player said, with the moment. */
export function SaidLine({ placed: { line }, names, isNow = false, children }: SaidLineProps) {
  const t = useT();
  return (
    <li aria-current={isNow ? 'step' : undefined}>
      <div className="row tight ends">
        <b>
          <bdi>{names[line.player]}</bdi>
        </b>
        {children}
      </div>
      <p className="said-text" dir="auto">
        {saidText(t, line)}
      </p>
    </li>
  );
}
