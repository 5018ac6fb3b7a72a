import './marks.css';

/** The outlines of six birds on a grid of 24: wren, swallow, owl, duck, crane, peacock. */
const BIRDS = [
  'M5 13a6 6 0 0 0 12 1V9a3 3 0 0 0-6 0c0 3-3 4-6 4zM5 13 3 5M17 9l4 1-4 1M10 20v2M13 20v2',
  'M2 8c5-1 8 2 10 5 2-3 5-6 10-5-1 4-4 6-7 7l3 6-6-4-6 4 3-6C6 14 3 12 2 8z',
  'M6 9 6 3l4 2h4l4-2v11a6 6 0 0 1-12 0V9M9.5 9.5v.6M14.5 9.5v.6M11 13l1 2 1-2',
  'M3 14c0 4 3 6 8 6s9-2 9-8l-5 2c-2 0-3-1-3-3V7a3 3 0 1 0-6 0v2c0 2-3 2-3 5zM6 7 2 8',
  'M13 22v-6c-4 0-8-2-10-6 4 2 8 1 10-2V5a2 2 0 0 1 4 0l4 1-4 1v4c0 3-1 4-4 5',
  'M12 22v-7M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 16a9 9 0 1 1 16 0M12 3v3M6 6l2 2M18 6l-2 2M3 12h3M18 12h3',
] as const;

/** The bird that tells one person at a table from the others. Screen readers skip it: the name beside it says who it is. */
export const Mark = ({ mark }: { readonly mark: number }) => (
  <svg className={`mark m${mark}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={BIRDS[mark]} />
  </svg>
);
