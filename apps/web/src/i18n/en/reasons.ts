/** Why a decision was good or not, in the review of a game. */
export const reasons = {
  'reasons.points': { one: '{count} point', other: '{count} points' },
  'reasons.pointsTo': '{least} to {most} {most:point|points}',
  'reasons.selfDrawn': '{points} if self-drawn',
  'reasons.kinds': { one: '{count} kind of tile', other: '{count} kinds of tile' },
  'reasons.fan': '{name} ({points})',
  'reasons.smallFans': 'several small fans',
  'reasons.winRefused': { one: 'A win with {count} point was let go.', other: 'A win with {count} points was let go.' },
  'reasons.flowerKept': {
    one: 'A hand with {count} flower cannot win; showing it brings another tile.',
    other: 'A hand with {count} flowers cannot win; showing them brings other tiles.',
  },
  'reasons.belowMinimum': 'Ready, but with only {points} {points:point|points}; a win needs {minimum}.',
  'reasons.widerBelow':
    'A wider wait that reaches only {points} of {minimum} {minimum:point|points}: {played} {played:tile|tiles} left instead of {best}.',
  'reasons.selfDrawOnly':
    'Ready, but only to win self-drawn: a discard brings {points} of {minimum} {minimum:point|points}.',
  'reasons.deadWait': 'A dead wait: no copy of {tiles} is left.',
  'reasons.readyMissed': {
    one: 'A ready hand was missed: {points} on {tiles}, {count} left.',
    other: 'A ready hand was missed: {points} on {tiles}, {count} left.',
  },
  'reasons.ready': {
    one: 'Ready: {points} on {tiles}, {count} left.',
    other: 'Ready: {points} on {tiles}, {count} left.',
  },
  'reasons.widerWait': {
    one: 'A narrower wait: {count} tile left instead of {best}.',
    other: 'A narrower wait: {count} tiles left instead of {best}.',
  },
  'reasons.furtherAway': 'Further from a win: {played} {played:tile|tiles} missing instead of {best}.',
  'reasons.noWayLeft': 'The expert sees no way left to {minimum} {minimum:point|points}.',
  'reasons.scarceTile': {
    one: 'The likeliest hand now needs {tile}, and only {count} is left.',
    other: 'The likeliest hand now needs {tile}, and {count} are left.',
  },
  'reasons.worthMore': 'The likeliest hand is worth {played} {played:point|points} instead of {best}.',
  'reasons.routeClosed': 'Gives up {route}, worth {points} {points:point|points}.',
  'reasons.routeOpened': 'Goes for {route}, worth {points} {points:point|points}; the expert does not.',
  'reasons.securesPoints': 'Secures {played} of {minimum} {minimum:point|points} instead of {best}.',
  'reasons.fansLost': 'The {call} costs fans of a concealed hand: {fans}.',
  'reasons.callMissed': {
    one: 'The {call} would bring a win nearer: {count} tile missing instead of {played}.',
    other: 'The {call} would bring a win nearer: {count} tiles missing instead of {played}.',
  },
  'reasons.callWithoutUse': {
    one: 'The {call} brings a win no nearer: {count} tile is missing either way.',
    other: 'The {call} brings a win no nearer: {count} tiles are missing either way.',
  },
  'reasons.kongMissed': 'Leaves out the {kong} of {tile} and its replacement tile.',
  'reasons.robbedKong': 'The {kong} of {tile} may be robbed: the expert gives {name} {chance}.',
  'reasons.dangerous': 'Risky: the expert gives {name} {played} to win on {tile}, and {best} on the best discard.',
  'reasons.lateRisk': {
    one: 'Too risky with {count} tile left in the wall: {played} to deal in instead of {best}.',
    other: 'Too risky with {count} tiles left in the wall: {played} to deal in instead of {best}.',
  },
  'reasons.safetyTooDear':
    'Safe at too high a price: risk {risk} instead of {bestRisk}, chance to win {chance} instead of {bestChance}.',
  'reasons.lessChance': 'Less chance to win: {played} instead of {best}.',
  'reasons.lessValue': 'Worth {loss} {loss:point|points} less.',
  'reasons.winTaken': { one: 'A win with {count} point.', other: 'A win with {count} points.' },
  'reasons.tooClose': 'Too close to call: {loss} {loss:point|points}, give or take {plusMinus}.',
  'reasons.callUseful': {
    one: 'The {call} brings a win nearer: {count} tile missing instead of {without}.',
    other: 'The {call} brings a win nearer: {count} tiles missing instead of {without}.',
  },
  'reasons.fansKept': 'A {call} would cost {fans}.',
  'reasons.secured': {
    one: 'Secures {points} {points:point|points}; {count} is missing to {minimum}.',
    other: 'Secures {points} {points:point|points}; {count} are missing to {minimum}.',
  },
  'reasons.securedAll': 'Secures {points} {points:point|points}, enough for the minimum of {minimum}.',
  'reasons.routeKept': 'Keeps {route}, worth {points} {points:point|points}.',
  'reasons.safer': 'Safe: {played} to deal in, instead of {other} with the next choice.',
  'reasons.onlyDiscard': 'No other discard comes close: the next is worth {gap} {gap:point|points} less.',
  'reasons.onlyChoice': 'Nothing else comes close: the next choice is worth {gap} {gap:point|points} less.',
  'reasons.equalChoices': { one: '{count} other choice is as good.', other: '{count} other choices are as good.' },
  'reasons.manyEqual': 'At least {count} {count:other choice is|other choices are} as good.',
  'reasons.expertChoice': 'The expert would do the same.',
} as const;
