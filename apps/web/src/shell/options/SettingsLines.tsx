import type { TableSettings } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { linesOf, presetText, type SettingsLine } from './words.ts';
import './lines.css';

interface SettingsLinesProps {
  readonly settings: TableSettings;
  /** Whether the reader alone has chosen them: nothing is marked. */
  readonly isOwn?: boolean;
  /** Whether they are of a game on this device, which nobody else can come to. */
  readonly isHere?: boolean;
}

/** The settings of a table in nine lines. Lines that differ from the way to play are marked with what it has instead. */
export function SettingsLines({ settings, isOwn = false, isHere = false }: SettingsLinesProps) {
  const t = useT();
  const lines = linesOf(t, settings).filter(({ id }) => !isHere || id !== 'watching');
  return (
    <dl className="setting-lines">
      {lines.map(line => {
        const mark = isOwn ? undefined : markOf(line);
        return (
          <div key={line.id} className="setting-line">
            <dt>{line.name}</dt>
            <dd>
              <b>{line.value}</b>
              {line.detail && <span>{t('list.comma') + line.detail}</span>}
            </dd>
            {mark && (
              <dd className="setting-mark">
                <Badge tone="amber" icon="swap">
                  {mark}
                </Badge>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );

  /** Says what the way to play has instead if one option of a line differs; otherwise only that some do. */
  function markOf({ changes }: SettingsLine): string | undefined {
    const [first, ...more] = changes;
    if (!first) return undefined;
    return more.length > 0 ? t('room.changed') : presetText(t, settings, first);
  }
}
