import type { ReactNode } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { paths } from '../../shell/links/learnPaths.ts';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import './calculator.css';

/** The families of rules that a calculator counts by. */
export const FAMILIES = ['mcr', 'classical'] as const;
export type Family = (typeof FAMILIES)[number];

export interface FamilyProps {
  /** Counts the same hand by the other family. */
  readonly onFamily: (family: Family) => void;
}

interface FamilyPageProps extends FamilyProps {
  readonly family: Family;
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the calculator: which family of rules counts, and what is asked. */
export function FamilyPage({ family, onFamily, acts, children }: FamilyPageProps) {
  const t = useT();
  const options = FAMILIES.map(value => ({ value, label: t(`calculator.family.${value}`) }));
  return (
    <PlacePage
      className="calc"
      title={t('calculator.title')}
      note={t(family === 'classical' ? 'calculator.classicalNote' : 'calculator.note')}
      above={[{ href: paths.learn(), label: t('place.learn') }]}
      acts={
        <div className="row calc-wide">
          <Choice isSlim label={t('calculator.family')} value={family} options={options} onChoose={onFamily} />
          {acts}
        </div>
      }
    >
      {children}
    </PlacePage>
  );
}
