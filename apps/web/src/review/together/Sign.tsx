const PATHS = {
  pin: 'M12 21v-7M8 4h8l-1 6 3 4H6l3-4z',
  fork: 'M6 4v16M6 12c0-4 4-4 8-4h4M15 5l3 3-3 3',
  hidden:
    'M4 4l16 16M10 6.300A9 9 0 0 1 21 12a13 13 0 0 1-2.500 3.200M14 14.200A3 3 0 0 1 9.800 10M6.500 7.700A13 13 0 0 0 3 12a9.500 9.500 0 0 0 11 5.600',
} as const;

/** A line icon of this folder, in the colour of the text, hidden from screen readers. */
export const Sign = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
