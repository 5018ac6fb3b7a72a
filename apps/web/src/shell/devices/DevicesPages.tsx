import { eventRouteOf } from '../links/eventPaths.ts';
import { LostPage } from '../page/LostPage.tsx';
import { DevicesPage } from './DevicesPage.tsx';
import { PairPage } from './PairPage.tsx';

/** The page of a person's devices at an address. */
export default function DevicesPages({ path }: { readonly path: string }) {
  const { page } = eventRouteOf(path);
  if (page === 'devices') return <DevicesPage />;
  return page === 'pair' ? <PairPage /> : <LostPage key={path} />;
}
