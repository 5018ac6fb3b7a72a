import type { ComponentProps } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { NameRow } from './NameRow.tsx';
import { OptionRow } from './OptionRow.tsx';
import { GROUPS, type GroupId, type TableOption } from './options.ts';
import type { RoomSettings } from './useSettings.ts';
import './options.css';

/** Returns the id of a group's heading. */
export const idOf = (group: GroupId): string => `options-${group}`;

interface OptionGroupsProps extends RoomSettings, Pick<ComponentProps<typeof OptionRow>, 'isOwn'> {
  readonly options: readonly TableOption[];
  /** Whether the name and the link of the settings stand in the last group. */
  readonly hasName: boolean;
}

/** Options in the groups that they belong to. A group without options is left out. */
export function OptionGroups({ options, hasName, ...room }: OptionGroupsProps) {
  return GROUPS.map(group => (
    <Group
      key={group}
      group={group}
      options={options.filter(option => option.group === group)}
      hasName={hasName && group === 'words'}
      {...room}
    />
  ));
}

interface GroupProps extends OptionGroupsProps {
  readonly group: GroupId;
}

function Group({ group, options, hasName, ...room }: GroupProps) {
  const t = useT();
  if (options.length === 0) return null;
  return (
    <Card id={idOf(group)} title={t(`room.group.${group}`)}>
      {options.map(option => (
        <OptionRow key={option.id} option={option} {...room} />
      ))}
      {hasName && <NameRow {...room} />}
    </Card>
  );
}
