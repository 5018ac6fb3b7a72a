const STAR = 'M12 4l2.500 5.200 5.700.7-4.200 3.900 1.100 5.700L12 16.700l-5.100 2.800L8 13.800 3.800 9.900l5.700-.7z';

/** Icons of the pages of finished games, on the grid of 24; apart, so that the first page does not load them. */
const PATHS = {
  star: STAR,
  mistake: 'M12 3l9 9-9 9-9-9zM12 8v5M12 15.800h.01',
  file: 'M7 3h7l5 5v13H7zM14 3v5h5',
  save: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  toStart: 'M6 5v14M18 5l-8 7 8 7',
  toEnd: 'M18 5v14M6 5l8 7-8 7',
  close: 'M4 9h16M4 15h16',
  target:
    'M12 3.500a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17M12 7.500a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9M12 12h.01',
  fork: 'M6 7a2 2 0 1 1 .01 0M6 7v10a2 2 0 1 0 .01 0M18 10a2 2 0 1 1 .01 0c0 4-6 3-11.500 7',
} as const;

/** A line icon in the colour of the text, hidden from screen readers. */
export const ArchiveIcon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
