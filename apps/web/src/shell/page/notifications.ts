import { serviceWorkers } from '../../kit/storage/serviceWorkers.ts';
import { goTo } from './router.ts';

/** Goes where a pressed notification leads, as the worker tells that has brought this page to the front. */
export function followNotifications(): void {
  serviceWorkers()?.addEventListener('message', ({ data }) => {
    if (typeof data?.goTo === 'string') goTo(data.goTo);
  });
}
