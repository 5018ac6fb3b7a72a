import type { ReactNode } from 'react';
import { BACKS, FACES, FELTS, type Looks } from '../../client/preferences/looks.ts';
import { prefer } from '../../client/preferences/preferences.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Line, SwitchLine } from './Line.tsx';

/** Settings for how the table looks on this screen: felt, tiles and wall. */
export function LooksSettings({ looks }: { readonly looks: Looks }) {
  const t = useT();
  const change = (part: Partial<Looks>) => prefer({ looks: { ...looks, ...part } });
  const swatch = (kind: string, text: string): ReactNode => (
    <span className="swatched">
      <i className={`swatch ${kind}`} aria-hidden="true" />
      {text}
    </span>
  );
  return (
    <>
      <Line title={t('looks.felt')} note={t('looks.feltNote')}>
        <Choice
          isSlim
          label={t('looks.felt')}
          value={looks.felt}
          options={FELTS.map(value => ({ value, label: swatch(`felt-${value}`, t(`looks.felt.${value}`)) }))}
          onChoose={felt => change({ felt })}
        />
      </Line>
      <Line title={t('looks.back')} note={t('looks.backNote')}>
        <Choice
          isSlim
          label={t('looks.back')}
          value={looks.back}
          options={BACKS.map(value => ({ value, label: swatch(`back-${value}`, t(`looks.back.${value}`)) }))}
          onChoose={back => change({ back })}
        />
      </Line>
      <Line title={t('looks.face')} note={t('looks.faceNote')}>
        <Choice
          isSlim
          label={t('looks.face')}
          value={looks.face}
          options={FACES.map(value => ({ value, label: t(`looks.face.${value}`) }))}
          onChoose={face => change({ face })}
        />
      </Line>
      <SwitchLine
        label={t('looks.contrast')}
        note={t('looks.contrastNote')}
        isOn={looks.contrast}
        onTurn={contrast => change({ contrast })}
      />
      <SwitchLine
        label={t('looks.compactWall')}
        note={t('looks.compactWallNote')}
        isOn={looks.compactWall}
        onTurn={compactWall => change({ compactWall })}
      />
      <SwitchLine
        label={t('looks.marksDrawn')}
        note={t('looks.marksDrawnNote')}
        isOn={looks.marksDrawn}
        onTurn={marksDrawn => change({ marksDrawn })}
      />
    </>
  );
}
