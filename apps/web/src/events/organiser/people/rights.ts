import { RIGHTS, type Right } from '@gorrion/events/tournament';

/** Returns the rights after one was given or taken, in their usual order. */
export const withRight = (rights: readonly Right[], right: Right, isOn: boolean): readonly Right[] =>
  RIGHTS.filter(one => (one === right ? isOn : rights.includes(one)));
