import type { Seat, Tile } from '@gorrion/rules';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTiles, WindGlyph, windName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import type { Swap } from './swaps.ts';

interface SwapStepsProps {
  readonly swaps: readonly Swap[];
  readonly nameOf: (seat: Seat) => string;
  /** The seat whose own exchanges show their tiles. */
  readonly mine: Seat | undefined;
  readonly corner: boolean;
}

/** The four exchanges in their order: who with whom, and how far each has come. */
export function SwapSteps({ swaps, nameOf, mine, corner }: SwapStepsProps) {
  const t = useT();
  const open = swaps.find(({ stage }) => stage === 'open');
  return (
    <aside className="card swap-steps" aria-labelledby="swap-steps">
      <div className="swap-steps-head">
        <h2 id="swap-steps">{t('swap.four')}</h2>
        {open && <span>{t('swap.of', { number: open.number })}</span>}
      </div>
      <ol>
        {swaps.map(swap => (
          <li key={swap.number} className={swap.stage} aria-current={swap.stage === 'open' ? 'step' : undefined}>
            <span className="swap-number" aria-hidden="true">
              {swap.stage === 'done' ? <Icon name="check" /> : swap.number}
            </span>
            <span className="swap-pair">
              <One seat={swap.seats[0]} nameOf={nameOf} />
              <span>{t('swap.and')}</span>
              <One seat={swap.seats[1]} nameOf={nameOf} />
            </span>
            <Progress swap={swap} nameOf={nameOf} mine={mine} corner={corner} />
          </li>
        ))}
      </ol>
    </aside>
  );
}

function One({ seat, nameOf }: { readonly seat: Seat; readonly nameOf: (seat: Seat) => string }) {
  const t = useT();
  return (
    <span className="swap-one">
      <WindGlyph wind={seat} />
      <span className="sr">{windName(t, seat)} </span>
      <b>{nameOf(seat)}</b>
    </span>
  );
}

interface ProgressProps extends Pick<SwapStepsProps, 'nameOf' | 'mine' | 'corner'> {
  readonly swap: Swap;
}

function Progress({ swap, nameOf, mine, corner }: ProgressProps) {
  const t = useT();
  const { stage, seats, tiles } = swap;
  if (stage === 'later') return null;
  const at = mine === undefined ? -1 : seats.indexOf(mine);
  const [gave, got] = at === 1 ? [tiles[1], tiles[0]] : tiles;
  if (stage === 'done' && at >= 0 && gave && got) {
    return (
      <span className="swap-own">
        <Own label={t('swap.gave')} tiles={gave} corner={corner} />
        <Own label={t('swap.got')} tiles={got} corner={corner} />
      </span>
    );
  }
  return <span className={`swap-badge ${stage}`}>{progressText(t, swap, nameOf, mine)}</span>;
}

function Own({ label, tiles, corner }: { label: string; tiles: readonly Tile[]; corner: boolean }) {
  const t = useT();
  return (
    <span>
      <small>{label}</small> {tiles.length > 0 ? <MiniTiles tiles={tiles} corner={corner} /> : t('swap.noTile')}
    </span>
  );
}

/** Returns how far an exchange has come: who has chosen, or how many tiles passed. */
export function progressText(
  t: Translate,
  { stage, seats, tiles }: Swap,
  nameOf: (seat: Seat) => string,
  mine: Seat | undefined,
): string {
  if (stage === 'done') return t('swap.passed', { one: tiles[0]?.length ?? 0, other: tiles[1]?.length ?? 0 });
  const chosen = seats.filter((_, at) => tiles[at] !== undefined);
  const [first] = chosen;
  if (first === undefined) return t('swap.choosing');
  return first === mine ? t('swap.youHaveChosen') : t('swap.hasChosen', { name: nameOf(first) });
}
