import type { DevicesView } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';

/** What this device has as the guest that it is now, before it becomes another person: nothing is ever merged. */
export function HasNow({ view }: { readonly view: DevicesView }) {
  const t = useT();
  const { isNamed, seats, games, groups, devices, passkeys } = view;
  if (!isNamed && seats === 0 && games === 0 && groups === 0)
    return <Note icon="info" title={t('devices.hasNothing')} />;
  const hasWay = devices.length > 1 || passkeys.length > 0;
  const name = t.nameOf(view.name);
  const things = [
    seats > 0 && t('devices.hasSeats', { count: seats }),
    games > 0 && t('devices.hasGames', { count: games }),
    groups > 0 && t('devices.hasGroups', { count: groups }),
  ].filter(thing => thing !== false);
  return (
    <Note tone="amber" icon="warn" title={t('devices.has', { name })}>
      {things.length > 0 && t('devices.hasThings', { name, things: t.all(things) })}{' '}
      {t(hasWay ? 'devices.hasWay' : 'devices.hasNoWay', { name })}
    </Note>
  );
}
