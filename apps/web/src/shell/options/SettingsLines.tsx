import type { TableSettings } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { linesOf, presetText, type SettingsLine } from './words.ts';
import './lines.css';

/** The settings of a table in nine lines. Lines that differ from the way to play are marked with what it has instead. */
export function SettingsLines({ settings }: { readonly settings: TableSettings }) {
  const t = useT();
  return (
    <dl className="setting-lines">
      {linesOf(t, settings).map(line => {
        const mark = markOf(line);
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
