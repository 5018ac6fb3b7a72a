import { OLDER_IDS } from '@gorrion/learn/classicalBook';
import { FAN_IDS } from '@gorrion/rules';
import { learnRouteOf } from '../../shell/links/learnPaths.ts';
import { LostPage } from '../../shell/page/LostPage.tsx';
import { FanPage } from './FanPage.tsx';
import { FansPage } from './FansPage.tsx';
import { OlderWayPage } from './OlderWayPage.tsx';
import { OlderWaysPage } from './OlderWaysPage.tsx';
import './fanbook.css';

/** The fan book: the list of all fans or that of the older ways, or the page of one. */
export default function FansPages({ path }: { readonly path: string }) {
  const route = learnRouteOf(path);
  if (route.page === 'olderWays') {
    if (route.id === undefined) return <OlderWaysPage />;
    const older = OLDER_IDS.find(id => id === route.id);
    return older ? <OlderWayPage key={older} id={older} /> : <LostPage />;
  }
  if (route.page !== 'fan') return <FansPage />;
  const fan = FAN_IDS.find(id => id === route.fan);
  return fan ? <FanPage key={fan} fan={fan} /> : <LostPage />;
}
