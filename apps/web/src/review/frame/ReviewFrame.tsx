import type { ReactNode } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { useChosenInView } from '../../kit/ui/useChosenInView.ts';
import { GAMES_PATH, gamePath, type ReviewPart, reviewPath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import '../../kit/ui/choice.css';
import './review.css';

interface FrameProps {
  readonly title: string;
  readonly note: string;
  /** The game that the page is about; undefined for a page about all games. */
  readonly game?: { readonly id: string; readonly name: string; readonly part: ReviewPart };
  /** What one chooses at the right of the title. */
  readonly choice?: ReactNode;
  readonly children: ReactNode;
}

/** A page about decisions: where one is, its title, the pages beside it, and what it shows. */
export function ReviewFrame({ title, note, game, choice, children }: FrameProps) {
  const t = useT();
  const above = [{ href: GAMES_PATH, label: t('games.title') }];
  if (game) above.push({ href: gamePath(game.id), label: game.name });
  return (
    <PlacePage title={title} note={note} above={above} acts={choice}>
      <div className="stack roomy">
        {game && <Parts id={game.id} part={game.part} />}
        {children}
      </div>
    </PlacePage>
  );
}

const PARTS: readonly ReviewPart[] = ['mistakes', 'decisions', 'luck', 'hindsight'];

/** The pages of a game's review. What is chosen in the address, as the seat, goes along. */
function Parts({ id, part: current }: { readonly id: string; readonly part: ReviewPart }) {
  const t = useT();
  return (
    <nav ref={useChosenInView(current)} className="scroller choice slim" aria-label={t('review.parts')}>
      {PARTS.map(part => (
        <Go
          key={part}
          href={reviewPath(id, part) + location.search}
          aria-current={part === current ? 'page' : undefined}
        >
          <b>{t(`review.part.${part}`)}</b>
        </Go>
      ))}
    </nav>
  );
}
