import { useT } from '../i18n/index.ts';
import { useApp } from '../store/app.ts';
import { Icon } from '../ui/Icon.tsx';

/** Whether the server hears this page, always in sight. */
export function LinkBadge() {
  const t = useT();
  const status = useApp(app => app.link.status);
  const isOnline = status === 'online';
  const text = t(isOnline ? 'link.online' : status === 'connecting' ? 'link.connecting' : 'link.offline');
  return (
    <span className={`link-badge ${isOnline ? 'on' : 'off'}`} role="status" title={text}>
      <Icon name={isOnline ? 'here' : 'away'} />
      <span>{text}</span>
    </span>
  );
}
