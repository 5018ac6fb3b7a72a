/**
 * The parts of a catalogue. `first` is what the first page says; `ground` is what the rooms below the places say, and comes
 * with every other part. A place has its own, and so have the settings, the devices and the search (`shell`).
 */
export const PARTS = ['first', 'ground', 'shell', 'learn', 'play', 'review', 'events', 'groups'] as const;

export type Part = (typeof PARTS)[number];
