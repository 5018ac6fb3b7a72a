/** What a host chooses for a table: shown by the home page, the room and the score sheet. */
export const options = {
  'options.length': 'Game length',
  'options.length.4': 'One round',
  'options.length.8': 'Two rounds',
  'options.length.16': 'Full game',
  'options.hands': { one: '{count} hand', other: '{count} hands' },
  'options.ruleset.wmo2006': 'WMO 2006',
  'options.ruleset.cn1998': 'China 1998',
  'options.ruleset.macau': 'Classical (Macau)',
  'options.ruleset.spanish1920': 'Classical (1920s)',
  'options.ruleset.pamphlet': 'Classical (pamphlet)',
  'options.ruleset.ema': 'EMA',
  'options.level.beginner': 'Beginner',
  'options.level.easy': 'Easy',
  'options.level.regular': 'Normal',
  'options.level.strong': 'Strong',
  'options.level.expert': 'Expert',
} as const;
