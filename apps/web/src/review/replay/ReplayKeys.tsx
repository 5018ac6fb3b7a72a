import { type Key, useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';

/** The keys of a replay, and what each does. Space has a name in each language. */
const KEYS = [
  ['← →', 'replay.keys.move'],
  ['Shift ← →', 'replay.keys.hand'],
  ['↑ ↓', 'replay.keys.call'],
  ['Home End', 'replay.keys.ends'],
  [undefined, 'replay.keys.play'],
  ['M, Shift M', 'replay.keys.mistake'],
  ['1 2 3 4', 'replay.from'],
  ['O', 'replay.open'],
  ['W', 'replay.wall'],
  ['V', 'together.yourVote'],
  ['R', 'together.reveal'],
  ['Esc', 'replay.back'],
  ['?', 'keys.help'],
] as const satisfies readonly (readonly [string | undefined, Key])[];

/** The list of the keys of a replay. */
export default function ReplayKeys({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Dialog labelledBy="replay-keys" className="small" onClose={onClose}>
      <h1 id="replay-keys">{t('keys.title')}</h1>
      <ul className="ruled">
        {KEYS.map(([key, what]) => (
          <li key={what} className="row">
            <span className="grow">{t(what)}</span>
            <kbd>{key ?? t('replay.keys.space')}</kbd>
          </li>
        ))}
      </ul>
      <button type="button" className="btn pri" data-first onClick={onClose}>
        {t('settings.done')}
      </button>
    </Dialog>
  );
}
