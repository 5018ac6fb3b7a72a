import { FAN_IDS } from '@gorrion/rules';
import { LostPage } from '../page/LostPage.tsx';
import { learnRouteOf } from '../page/learnPaths.ts';
import { FanPage } from './FanPage.tsx';
import { FansPage } from './FansPage.tsx';
import './fanbook.css';

/** The fan book: the list of all fans, or the page of one. */
export default function FansPages({ path }: { readonly path: string }) {
  const route = learnRouteOf(path);
  if (route.page !== 'fan') return <FansPage />;
  const fan = FAN_IDS.find(id => id === route.fan);
  return fan ? <FanPage key={fan} fan={fan} /> : <LostPage />;
}
