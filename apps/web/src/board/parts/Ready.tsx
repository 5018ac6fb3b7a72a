import type { Tile } from '@gorrion/rules';
import { type CSSProperties, useEffect } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { leftOf, type ReadyFact, reachOf, type TableFacts } from '../facts.ts';
import { type Pointing, usePointed } from '../hooks/usePointedTile.ts';
import { type Keys, spokenKey } from '../keys.ts';
import type { Geometry } from '../layout/index.ts';
import type { KeyedBox } from '../motion/index.ts';
import type { TableProps } from '../props.ts';
import { HandPanel } from './HandPanel.tsx';
import { readyStyles } from './plates.ts';
import { ReadyPanel } from './ReadyPanel.tsx';

export interface ReadyProps {
  readonly facts: TableFacts | undefined;
  /** The tile of the hand whose discard is considered. */
  readonly pointing: Pointing;
  readonly boxes: readonly KeyedBox[];
  readonly geometry: Geometry;
  readonly keys: Keys | undefined;
  readonly isOpen: boolean;
  /** A claim is open, so nothing may cover the rivers. */
  readonly isClaiming: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly beside: TableProps['beside'];
}

/** Returns what to show: the discard of `tile` if it makes the hand ready, otherwise every discard that does. */
export const toldOf = (facts: TableFacts, tile: Tile | undefined): readonly ReadyFact[] => {
  const own = facts.ready.filter(({ discard }) => discard !== undefined && discard === tile);
  return own.length > 0 ? own : facts.ready;
};

/** A pill beside the hand that says whether it is ready. It opens a panel with the points of each wait. */
export function Ready({ facts, pointing, boxes, geometry, keys, isOpen, isClaiming, onOpen, beside }: ReadyProps) {
  const t = useT();
  const pointed = usePointed(pointing, boxes);
  const isBeside = beside !== undefined;
  useEffect(() => {
    if (isClaiming && !isBeside) onOpen(false);
  }, [isClaiming, isBeside, onOpen]);
  const close = () => onOpen(false);
  if (!facts || (facts.ready.length === 0 && !facts.complete)) {
    // Beside the table the panel stays: a table that changes its size from turn to turn could not be played at.
    return isOpen && isBeside && <NotReady beside={beside} onClose={close} />;
  }
  const isOwn = pointed?.position === 0 && pointed.zone === 'hand';
  const told = toldOf(facts, isOwn ? pointed.tile : undefined);
  const styles = readyStyles(geometry);
  return (
    <>
      <button
        type="button"
        className={facts.complete || isShort(told, facts.minimum) ? 'pill ready-pill short' : 'pill ready-pill'}
        style={styles.pill}
        aria-expanded={isOpen}
        aria-keyshortcuts={spokenKey(keys, 'waits')}
        onClick={() => onOpen(!isOpen)}
      >
        <Summary t={t} facts={facts} told={told} style={undefined} />
      </button>
      {isOpen && <ReadyPanel facts={facts} told={told} place={isBeside ? { beside } : styles.panel} onClose={close} />}
    </>
  );
}

interface NotReadyProps {
  readonly beside: HTMLElement | null;
  readonly onClose: () => void;
}

function NotReady({ beside, onClose }: NotReadyProps) {
  const t = useT();
  return (
    <HandPanel id="ready-title" title={t('facts.title')} place={{ beside }} onClose={onClose}>
      <p className="advice-note">{t('facts.none')}</p>
    </HandPanel>
  );
}

const isShort = (told: readonly ReadyFact[], minimum: number): boolean =>
  told.length > 0 && told.every(fact => reachOf(fact).best < minimum);

interface SummaryProps {
  readonly t: Translate;
  readonly facts: TableFacts;
  readonly told: readonly ReadyFact[];
  readonly style: CSSProperties | undefined;
}

/** The most tiles that fit into the pill. */
const SHOWN = 3;

function Summary({ t, facts, told }: SummaryProps) {
  const { complete, minimum } = facts;
  if (complete) return <b>{t('facts.complete', { points: complete.points, minimum })}</b>;
  const best = Math.max(...told.map(fact => reachOf(fact).best));
  const points = best < minimum ? t('facts.of', { points: best, minimum }) : undefined;
  const [first] = told;
  const isChoice = told.length > 1 || first?.discard !== undefined;
  const tiles = isChoice ? told.flatMap(({ discard }) => discard ?? []) : (first?.waits ?? []).map(({ tile }) => tile);
  return (
    <>
      <b>{points ?? t(isChoice ? 'facts.readyWithout' : 'facts.ready')}</b>
      <span className="ready-tiles" role="img" aria-label={tiles.map(tile => tileName(t, tile)).join(t('list.comma'))}>
        {tiles.slice(0, SHOWN).map(tile => (
          <MiniTile key={tile} tile={tile} decorative />
        ))}
        {tiles.length > SHOWN && <span>+{tiles.length - SHOWN}</span>}
      </span>
      {first && told.length === 1 && <span className="ready-left">{t('facts.left', { count: leftOf(first) })}</span>}
    </>
  );
}
