import { PLAYERS, type Player, UMPIRE_POINTS, type UmpirePoints } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Labelled } from '../../kit/ui/Field.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import type { Receiver } from './draft.ts';

interface PointsFieldsProps {
  /** 0: none. */
  readonly points: UmpirePoints | 0;
  /** Undefined until it is said. */
  readonly paidTo: Receiver | undefined;
  /** Who pays them. */
  readonly player: Player | undefined;
  readonly nameOf: (player: Player) => string;
  /** Whether a ruling may be without points. */
  readonly hasNone?: boolean;
  readonly onChange: (part: { readonly points: UmpirePoints | 0 } | { readonly paidTo: Receiver | undefined }) => void;
}

/** The points of a ruling and to whom they go (3.11.2, 3.11.6.7). */
export function PointsFields({ points, paidTo, player, nameOf, hasNone = false, onChange }: PointsFieldsProps) {
  const t = useT();
  const values: readonly (UmpirePoints | 0)[] = hasNone ? [0, ...UMPIRE_POINTS] : UMPIRE_POINTS;
  const others = PLAYERS.filter(one => one !== player).map(one => [String(one), nameOf(one)] as const);
  return (
    <>
      <Choice
        isSlim
        label={t('ruling.points')}
        value={points}
        options={values.map(value => ({ value, label: value === 0 ? t('ruling.noPoints') : t.number(value) }))}
        onChoose={value => onChange({ points: value })}
      />
      {points > 0 && (
        <Labelled label={t('ruling.receiver')}>
          <Pick
            label={t('ruling.receiver')}
            value={String(paidTo ?? '')}
            options={[
              ...(paidTo === undefined ? [['', '–'] as const] : []),
              ['each-opponent', t('ruling.to.each-opponent')],
              ...others,
              ['nobody', t('ruling.to.nobody')],
            ]}
            onPick={value =>
              onChange({ paidTo: value === 'nobody' || value === 'each-opponent' ? value : (Number(value) as Player) })
            }
          />
        </Labelled>
      )}
    </>
  );
}
