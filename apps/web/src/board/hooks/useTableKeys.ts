import type { Seat } from '@gorrion/rules';
import type { RefObject } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import { lastPlace } from '../hand/gap.ts';
import type { TableProps } from '../props.ts';
import { readAloud } from '../says.ts';
import { type KeyActions, useKeys } from './useKeys.ts';
import type { Offering } from './useOffers.ts';
import type { Stage } from './useStage.ts';

interface TableKeysOptions extends Pick<KeyActions, 'skip' | 'toggleWaits' | 'openTyped' | 'toggleWall'> {
  readonly stage: Stage;
  readonly offering: Offering;
  readonly nameOf: (seat: Seat) => string;
  readonly announce: (text: string) => void;
}

/** Connects the keyboard to one table: what it does is announced where it cannot be seen. */
export function useTableKeys(
  root: RefObject<HTMLElement | null>,
  props: TableProps,
  { stage, offering, nameOf, announce, ...actions }: TableKeysOptions,
): void {
  const t = useT();
  const { own, arrangement } = stage;
  const { advice, settings } = props;
  const arrange = (from: number, wanted: number) => {
    const to = Math.min(wanted, lastPlace(own, from));
    if (to === from) return from;
    arrangement.move(from, to);
    announce(t('table.moved', { tile: tileName(t, own[from]!.tile), place: to + 1, count: own.length }));
    return to;
  };
  useKeys(root, settings.keys, {
    ...actions,
    offers: offering.offers,
    act: offering.act,
    arrange,
    sort: arrangement.sort,
    read: what => announce(readAloud(t, what, props, nameOf)),
    ...(advice ? { toggleAdvice: () => advice.onOpen(!advice.isOpen) } : {}),
    toggleSound: props.onToggleSound,
    help: props.onHelp,
  });
}
