import { LostPage } from '../page/LostPage.tsx';

/** The page of a person's devices at an address. */
export default function DevicesPages({ path }: { readonly path: string }) {
  return <LostPage key={path} />;
}
