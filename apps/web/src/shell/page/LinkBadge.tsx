import { isLocal } from '../../client/solo/code.ts';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';

/** The badge that says whether the page is connected; at a table of this device, that it needs no connection. */
export function LinkBadge() {
  const t = useT();
  const isHere = useApp(app => isLocal(app.table?.code));
  const status = useApp(app => app.link.status);
  const isOnline = status === 'online';
  const text = t(isOnline ? 'link.online' : status === 'connecting' ? 'link.connecting' : 'link.offline');
  if (isHere) return <OnDevice />;
  return (
    <span className={`link-badge ${isOnline ? 'on' : 'off'}`} role="status" title={text}>
      <Icon name={isOnline ? 'here' : 'away'} />
      {/* Takes the room of the longest usual text, so that the page does not shift once it is connected. */}
      <span className="link-text" data-widest={t('link.connecting')}>
        {text}
      </span>
    </span>
  );
}

function OnDevice() {
  const t = useT();
  return (
    <span className="link-badge on" title={t('link.device')}>
      <Icon name="here" />
      <span>{t('home.where.device')}</span>
    </span>
  );
}
