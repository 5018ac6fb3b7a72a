import { deviceTexts } from '../../../kit/storage/texts.ts';

const keyOf = (event: string): string => `gorrion.event.${event}.pasted`;

/** Returns the pasted list that this browser keeps for an event, so that bad lines survive a reload. */
export const keptText = (event: string): string => deviceTexts.get(keyOf(event)) ?? '';

/** Keeps a pasted list in this browser; an empty one is forgotten. */
export const keepText = (event: string, text: string): void => void deviceTexts.set(keyOf(event), text || undefined);
