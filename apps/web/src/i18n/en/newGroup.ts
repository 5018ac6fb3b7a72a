/** Making a group, by its name or of a table. */
export const newGroup = {
  'newGroup.name': 'Name of the group',
  'newGroup.hint': 'Tuesday at Ana’s',
  'newGroup.make': 'Make the group',
  'newGroup.ofTable': 'Make this table a group',
  'newGroup.ofTableNote':
    'The people who play here become its members, and the games of this table count in its season. Everyone can leave again.',
  'newGroup.cancel': 'Cancel',
} as const;
