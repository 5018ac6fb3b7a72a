import { PairScreen } from './PairScreen.tsx';
import { ShowPage } from './ShowPage.tsx';

/** The pages that bring a table and a big screen together: that of the screen, and that of who has its code. */
export default function ScreenPages({ path }: { readonly path: string }) {
  return path.startsWith('/tv') ? <PairScreen /> : <ShowPage />;
}
