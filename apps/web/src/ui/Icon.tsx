/** Line drawings on a 24 grid, in the colour of the text. */
const PATHS = {
  bot: 'M5 11a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zM12 8V4M9 13h.01M15 13h.01M2.5 13v2M21.5 13v2',
  person: 'M15.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0M5 20c.6-4 3.4-6 7-6s6.4 2 7 6',
  signal: 'M5 18v-4M10 18V10M15 18V6',
  noSignal: 'M5 18v-4M10 18V10M16 17h.01M16 8v5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sun: 'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4',
  moon: 'M20 14.500A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.500z',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  wait: 'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0M12 7.500V12l3 2',
  copy: 'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M5 15V6a2 2 0 0 1 2-2h8',
  share: 'M12 15V4M8 7.500L12 4l4 3.500M5 12v7h14v-7',
  plus: 'M12 5v14M5 12h14',
  x: 'M6 6l12 12M18 6L6 18',
  home: 'M4 11l8-7 8 7M6 10v10h12V10',
  print: 'M7 9V4h10v5M6 9h12a2 2 0 0 1 2 2v5h-3M4 16v-5a2 2 0 0 1 2-2M7 14h10v6H7zM4 16h3',
  gear: 'M4 7h9M19 7h1M4 17h1M11 17h9M19 7a3 3 0 1 1-6 0 3 3 0 0 1 6 0M11 17a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  lock: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2M8 11V8a4 4 0 0 1 8 0v3',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.500v15l12-7.500z',
  warn: 'M12 4l9 16H3zM12 10v4.500M12 17h.01',
  phone:
    'M9.5 3h5A2.5 2.5 0 0 1 17 5.500v13a2.5 2.5 0 0 1-2.5 2.500h-5A2.5 2.5 0 0 1 7 18.500v-13A2.5 2.5 0 0 1 9.5 3M11 18h2',
  cup: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4c0 3 1.5 5 4 5M16 6h4c0 3-1.5 5-4 5M12 14v4M8 20h8',
  leave: 'M10 5H6v14h4M14 8l4 4-4 4M18 12H9',
  flag: 'M5 21V4h12l-2.5 4L17 12H5',
  next: 'M9 5l7 7-7 7',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
