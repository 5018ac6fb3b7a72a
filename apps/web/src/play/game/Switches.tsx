import { SMALL_WINS, type SmallWins, type TableState } from '@gorrion/protocol';
import { isClassical, type Player } from '@gorrion/rules';
import { useId } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { SwitchRow } from '../../kit/ui/SwitchRow.tsx';
import { SilentTiles } from './SilentTiles.tsx';
import { nextWinFrom, OLDER_WIN_FROM, turned, WIN_FROM } from './switches.ts';
import { useSwitches } from './useSwitches.ts';
import './switches.css';

interface SwitchesProps {
  readonly state: TableState;
  readonly me: Player;
}

/** Shows the switches for what the seat does by itself. The table keeps them, so they work while the phone sleeps. */
export function Switches({ state, me }: SwitchesProps) {
  const t = useT();
  const [switches, set] = useSwitches(state, me);
  const { rules } = state.session.options;
  // Strict play offers nothing, so there is nothing to skip, and no automatic win or flower. Most rules expose every flower at once, so they need no switch for it.
  const isStrict = rules.assist === 'strict';
  const hasManualFlowers = rules.flowerExposure === 'manual' && !isStrict;
  const names = (['noClaims', 'playDrawn', 'autoWin', 'autoFlowers'] as const).filter(
    name => (name === 'playDrawn' || !isStrict) && (name !== 'autoFlowers' || hasManualFlowers),
  );
  return (
    <section className="menu-switches" aria-labelledby="switches">
      <h2 id="switches">{t('game.switches')}</h2>
      {names.map(name => (
        <SwitchRow
          key={name}
          label={t(`game.${name}`)}
          note={t(`game.${name}Note`)}
          isOn={switches[name]}
          onTurn={isOn => set(turned(switches, name, isOn))}
        />
      ))}
      {switches.autoWin && !isStrict && (
        <WinFrom
          isOlder={isClassical(rules)}
          from={switches.autoWinFrom}
          onChange={autoWinFrom => set({ autoWinFrom })}
        />
      )}
      {switches.autoWin && switches.autoWinFrom > 0 && !isStrict && (
        <SmallWinsRow chosen={switches.smallWins ?? 'ask'} onChange={smallWins => set({ smallWins })} />
      )}
      {!isStrict && <SilentTiles tiles={switches.silentTiles} onChange={silentTiles => set({ silentTiles })} />}
    </section>
  );
}

/** Chooses what happens to a win that is worth less than the automatic one. */
function SmallWinsRow({
  chosen,
  onChange,
}: {
  readonly chosen: SmallWins;
  readonly onChange: (to: SmallWins) => void;
}) {
  const t = useT();
  return (
    <div className="small-wins">
      <span>
        <b>{t('game.smallWins')}</b>
        <small>{t(`game.smallWins.${chosen}.note`)}</small>
      </span>
      <Choice
        isSlim
        label={t('game.smallWins')}
        value={chosen}
        options={SMALL_WINS.map(value => ({ value, label: t(`game.smallWins.${value}`) }))}
        onChoose={onChange}
      />
    </div>
  );
}

interface WinFromProps {
  /** By the older ways the points of flowers and the doubles count. */
  readonly isOlder: boolean;
  readonly from: number;
  readonly onChange: (from: number) => void;
}

/** Sets the points from which a win is automatic. */
function WinFrom({ isOlder, from, onChange }: WinFromProps) {
  const t = useT();
  const label = useId();
  const list = isOlder ? OLDER_WIN_FROM : WIN_FROM;
  const shown = from > 0 ? t('game.winFromPoints', { count: from }) : t('game.winFromAny');
  const turn = (step: 1 | -1) => onChange(nextWinFrom(from, step, list));
  return (
    <div>
      <span>
        <b id={label}>{t('game.winFrom')}</b>
        <small>{t(isOlder ? 'game.winFromNoteOlder' : 'game.winFromNote')}</small>
      </span>
      <fieldset className="stepper" aria-labelledby={label}>
        <button type="button" aria-label={t('game.winFromLess')} disabled={from === 0} onClick={() => turn(-1)}>
          −
        </button>
        <output>{shown}</output>
        <button
          type="button"
          aria-label={t('game.winFromMore')}
          disabled={nextWinFrom(from, 1, list) === from}
          onClick={() => turn(1)}
        >
          +
        </button>
      </fieldset>
    </div>
  );
}
