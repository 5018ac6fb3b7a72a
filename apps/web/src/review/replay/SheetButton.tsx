import type { TableState } from '@gorrion/protocol';
import { isClassical, type Player } from '@gorrion/rules';
import { useMemo, useState } from 'react';
import { usePreferences } from '../../client/preferences/preferences.ts';
import { useT } from '../../kit/i18n/index.ts';
import { handResult } from '../../sheet/hand/handResult.ts';
import { ResultSheet } from '../../sheet/hand/ResultSheet.tsx';

interface SheetButtonProps {
  readonly state: TableState;
  readonly me: Player | undefined;
}

/** Opens the sheet of the four counted hands at the end of a hand of the older ways; nothing before, or in others. */
export function SheetButton({ state, me }: SheetButtonProps) {
  const t = useT();
  const corner = usePreferences(preferences => preferences.corner);
  const [isOpen, setOpen] = useState(false);
  const result = useMemo(() => (isClassical(state.session.options.rules) ? handResult(state) : undefined), [state]);
  if (!result) return null;
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className="btn sm pri" onClick={() => setOpen(true)}>
        {t('replay.sheet')}
      </button>
      {isOpen && (
        <ResultSheet
          state={state}
          result={result}
          me={me}
          corner={corner}
          hasTranscript={false}
          onClose={close}
          foot={
            <div className="ready-bar">
              <span />
              <div className="ready-ways">
                <button type="button" className="btn pri" data-first onClick={close}>
                  {t('result.close')}
                </button>
              </div>
            </div>
          }
        />
      )}
    </>
  );
}
