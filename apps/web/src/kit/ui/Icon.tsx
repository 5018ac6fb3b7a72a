import { Icon as TableIcon, type IconName as TableIconName } from './TableIcon.tsx';

/** Icons that only the pages around the table use, on the same grid of 24. */
const PATHS = {
  settings: 'M4 7h9M19 7h1M4 17h1M11 17h9M19 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0M11 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  globe: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
  dots: 'M6 12h.01M12 12h.01M18 12h.01',
  home: 'M4 11l8-7 8 7M6 10v10h12V10',
  leave: 'M10 5H6v14h4M14 8l4 4-4 4M18 12H9',
  book: 'M6 4h11a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2V5a1 1 0 0 1 1-1M5 16a2 2 0 0 1 2-2h12',
  calculator:
    'M7 3.500h10a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2M8.500 7h7v3h-7zM9 13.500h.01M12 13.500h.01M15 13.500h.01M9 17h.01M12 17h.01M15 17h.01',
  stop: 'M7.500 6h9a1.500 1.500 0 0 1 1.500 1.500v9a1.500 1.500 0 0 1-1.500 1.500h-9A1.500 1.500 0 0 1 6 16.500v-9A1.500 1.500 0 0 1 7.500 6',
  target:
    'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17M12 7.800a4.200 4.200 0 1 1 0 8.400 4.200 4.200 0 0 1 0-8.400M12 12h.01',
  lock: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2M8 11V8a4 4 0 0 1 8 0v3',
  hide: 'M2.5 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM4.500 4.500l15 15',
  undo: 'M9 7L4 12l5 5M4 12h10a5 5 0 0 1 5 5v1',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14M16 16l4.500 4.500',
  starred:
    'M12 4l2.500 5.200 5.700.7-4.200 3.900 1.100 5.700L12 16.700l-5.100 2.800L8 13.800 3.800 9.900l5.700-.7zM10 11h4M10 13h4M11 9h2',
  pin: 'M9 3.500h6l-.800 6.500L17.500 13h-11L9.800 10zM12 13v7.500',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5',
  calendar: 'M5 6.500h14a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1M4 11h16M8.500 4v4M15.500 4v4',
  print: 'M7 9V4h10v5M6 9h12a2 2 0 0 1 2 2v5h-3M4 16v-5a2 2 0 0 1 2-2M7 14h10v6H7zM4 16h3',
} as const;

type OwnName = keyof typeof PATHS;
export type IconName = TableIconName | OwnName;

const isOwn = (name: IconName): name is OwnName => name in PATHS;

/** A line icon in the colour of the text, hidden from screen readers. */
export const Icon = ({ name }: { readonly name: IconName }) =>
  isOwn(name) ? (
    <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  ) : (
    <TableIcon name={name} />
  );
