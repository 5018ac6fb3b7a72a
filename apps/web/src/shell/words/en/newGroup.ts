export const newGroup = {
  'newGroup.name': 'Name of the group',
  'newGroup.hint': 'Tuesday at Ana’s',
  'newGroup.make': 'Make the group',
  'newGroup.ofTable': 'Make this table a group',
  'newGroup.ofTableNote':
    'The people who play here are asked whether they join. The games of this table count in its season once two of you are members.',
  'newGroup.made': 'The group is made, and the others are asked.',
  'newGroup.open': 'Open the group',
  'newGroup.cancel': 'Cancel',
  'newGroup.invitation': 'Invitation to the group “{name}”',
  'newGroup.invitedBy': '{by} asks whether you join.',
  'newGroup.invitedNote':
    'Members see your name and the games that you play with them. If you decline, you are not asked again for a year.',
  'newGroup.accept': 'Join',
  'newGroup.decline': 'No, thanks',
  'seatCall.call': 'Call {group}',
  'seatCall.group': 'Group to be called',
  'seatCall.done': 'You have called {group}. Whoever comes first takes a seat.',
  'seatCall.refused.called-already':
    'People were called to this table just now. Ten minutes later they can be called again.',
  'seatCall.refused.calling-too-often': 'You or your group have called often in the last hour. Try again later.',
  'seatCall.refused.no-free-seat': 'All seats are taken by now.',
  'seatCall.refused.not-at-table': 'Take a seat first: then you can call your group to this table.',
} as const;
