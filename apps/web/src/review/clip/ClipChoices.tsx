import { SHAPES, type Shape, SIZES } from '@gorrion/pictures';
import { PLAYERS, type Player } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Labelled } from '../../kit/ui/Field.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { SwitchRow } from '../../kit/ui/SwitchRow.tsx';
import { PACES } from './choices.ts';
import type { Clip } from './useClip.ts';

interface ClipChoicesProps {
  readonly clip: Clip;
  /** Names of the players. */
  readonly names: readonly string[];
  readonly windOf: (player: Player) => string;
}

/** What a clip looks like: its shape, whose side it takes, with names or without, and how fast it plays. */
export function ClipChoices({ clip, names, windOf }: ClipChoicesProps) {
  const t = useT();
  return (
    <>
      <Card className="stack" title={t('clip.shape')}>
        <Choice
          label={t('clip.shape')}
          value={clip.shape}
          options={SHAPES.map(shape => ({ value: shape, label: t(`clip.shape.${shape}`), note: sizeText(shape) }))}
          onChoose={clip.setShape}
        />
      </Card>
      <Card className="stack" title={t('clip.inPicture')}>
        <Labelled label={t('clip.side')}>
          <Pick
            label={t('clip.side')}
            value={String(clip.by)}
            options={PLAYERS.map(player => [String(player), `${names[player]} · ${windOf(player)}`])}
            onPick={player => clip.setBy(Number(player) as Player)}
          />
        </Labelled>
        <SwitchRow label={t('clip.names')} note={t('clip.namesNote')} isOn={clip.isNamed} onTurn={clip.setNamed} />
        <Labelled label={t('replay.speed')}>
          <Choice
            isSlim
            label={t('replay.speed')}
            value={clip.pace}
            options={PACES.map(pace => ({ value: pace, label: t('replay.times', { speed: t.number(pace) }) }))}
            onChoose={clip.setPace}
          />
        </Labelled>
      </Card>
    </>
  );
}

const sizeText = (shape: Shape): string => `${SIZES[shape].width} × ${SIZES[shape].height}`;
