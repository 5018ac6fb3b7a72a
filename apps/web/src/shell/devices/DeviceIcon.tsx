import type { DeviceLabel } from '@gorrion/protocol';

/** Icons of devices, on the grid of 24; apart, so that the first page does not load them. */
const PATHS = {
  computer: 'M6.500 5h11A1.500 1.500 0 0 1 19 6.500V15H5V6.500A1.500 1.500 0 0 1 6.500 5M3 19h18',
  phone: 'M9 3h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M11 18h2',
  tablet: 'M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M11 18h2',
  screen:
    'M5.500 5h13A1.500 1.500 0 0 1 20 6.500v9a1.500 1.500 0 0 1-1.500 1.500h-13A1.500 1.500 0 0 1 4 15.500v-9A1.500 1.500 0 0 1 5.500 5M9 20.500h6M12 17v3.500',
  key: 'M8 11a4 4 0 1 1-.01 0M11 12l8-8M16 7l2.500 2.500M13.500 9.500L15 11',
} as const satisfies Record<DeviceLabel['kind'] | 'key', string>;

/** A line icon in the colour of the text, hidden from screen readers. */
export const DeviceIcon = ({ name }: { readonly name: keyof typeof PATHS }) => (
  <svg className="ic" viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
