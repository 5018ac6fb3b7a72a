import { type HelperView, RIGHTS, type Right } from '@gorrion/events/tournament';

/** Returns the rights after one was given or taken, in their usual order. */
export const withRight = (rights: readonly Right[], right: Right, isOn: boolean): readonly Right[] =>
  RIGHTS.filter(one => (one === right ? isOn : rights.includes(one)));

/** Whether a helper has a right by another one: organisers and the chief umpire decide appeals without a word of it. */
export const isByRole = ({ role, rights }: Pick<HelperView, 'role' | 'rights'>, right: Right): boolean =>
  right === 'appeals' && (rights.includes('organise') || (role === 'chief-umpire' && rights.includes('rule')));
