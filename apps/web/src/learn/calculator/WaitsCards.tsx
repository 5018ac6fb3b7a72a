import { type CalculatorState, distanceOfHand, heldWaits, type WaitAnswer, type WaitWin } from '@gorrion/learn/hands';
import { MCR_RULESETS } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { MiniTile, tileName } from '../../kit/tiles/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import './answer.css';

interface WaitsCardsProps {
  readonly state: CalculatorState;
  readonly waits: readonly WaitAnswer[];
}

const wins = ({ byDiscard, bySelfDraw }: WaitAnswer): boolean => byDiscard.meetsMinimum || bySelfDraw.meetsMinimum;
const copies = (waits: readonly WaitAnswer[]): number => waits.reduce((sum, { left }) => sum + left, 0);

/** Returns the waits in a sentence: how many there are, and how many of them win. */
export function waitsTitle(t: Translate, waits: readonly WaitAnswer[]): string {
  if (waits.length === 0) return t('calculator.notReady');
  return t('calculator.waits', { count: waits.length, wins: waits.filter(wins).length });
}

/** Returns how many copies the hand waits for, and how many of them reach the minimum. */
export const waitsNote = (t: Translate, waits: readonly WaitAnswer[], least: number): string =>
  t('calculator.copiesNote', { count: copies(waits), wins: copies(waits.filter(wins)), least });

/** Returns how far a hand is from ready, and why if it holds all the tiles that would complete it. */
export function notReadyText(t: Translate, state: CalculatorState): string {
  const held = heldWaits(state);
  const names = held.map(({ tile }) => tileName(t, tile));
  return [
    t('calculator.fromReady', { count: distanceOfHand({ ...state, winning: undefined }) }),
    ...(held.length > 0 ? [t('calculator.allHeld', { tiles: t.either(names), count: held.length })] : []),
    ...held.flatMap(({ tile, isConcealed }) =>
      isConcealed ? [t('calculator.heldKong', { tile: tileName(t, tile) })] : [],
    ),
  ].join(' ');
}

/** The tiles that a hand waits for: what each is worth by discard and by self-draw, and how many copies are left. */
export function WaitsCards({ state, waits }: WaitsCardsProps) {
  const t = useT();
  const { minPoints } = MCR_RULESETS[state.rules];
  const losing = waits.filter(wait => !wins(wait));
  return (
    <section className="card pad stack calc-waits" aria-labelledby="calc-waits">
      <header className="row">
        <div className="grow">
          <h2 id="calc-waits">{waitsTitle(t, waits)}</h2>
          {waits.length > 0 && <p className="fine">{waitsNote(t, waits, minPoints)}</p>}
        </div>
        {waits.length > 0 && (
          <p className="calc-total is-plain">
            {t.number(copies(waits.filter(wins)))} <small>{t('calculator.ofCopies', { count: copies(waits) })}</small>
          </p>
        )}
      </header>
      {waits.length === 0 && <p className="fine">{notReadyText(t, state)}</p>}
      <ul className="ruled">
        {waits.map(wait => (
          <Wait key={wait.tile} wait={wait} least={minPoints} />
        ))}
      </ul>
      {losing.length > 0 && (
        <Note tone="amber" icon="warn">
          {t('calculator.losing', {
            tiles: t.all(losing.map(({ tile }) => tileName(t, tile))),
            count: losing.length,
            least: minPoints,
          })}
        </Note>
      )}
    </section>
  );
}

function Wait({
  wait: { tile, left, byDiscard, bySelfDraw },
  least,
}: {
  readonly wait: WaitAnswer;
  readonly least: number;
}) {
  const t = useT();
  const fans = [...new Set(byDiscard.fans.map(({ id }) => fanName(id, t.locale)))];
  return (
    <li className="learn-row">
      <span className="learn-copies">
        <MiniTile tile={tile} />
        <small>
          <span aria-hidden="true">{left}</span>
          <span className="sr">{t('calculator.left', { count: left })}</span>
        </small>
      </span>
      <div>
        <Bar win={byDiscard} least={least} text={t('calculator.byDiscard', { count: byDiscard.total })} />
        <Bar win={bySelfDraw} least={least} text={t('calculator.bySelfDraw', { count: bySelfDraw.total })} />
        <p className="fine">{t.all(fans)}</p>
      </div>
    </li>
  );
}

/** The bar ends at twice the minimum; the line in its middle is the minimum. */
function Bar({ win, least, text }: { readonly win: WaitWin; readonly least: number; readonly text: string }) {
  const t = useT();
  const share = Math.min(1, win.total / (2 * least));
  return (
    <div className={win.meetsMinimum ? 'calc-bar' : 'calc-bar is-low'}>
      <i aria-hidden="true">
        <i style={{ width: `${100 * share}%` }} />
      </i>
      <span>
        {text}
        {!win.meetsMinimum && <small className="fine"> {t('calculator.belowLeast', { least })}</small>}
      </span>
    </div>
  );
}
