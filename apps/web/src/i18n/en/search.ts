/** The search for fans, open from every page with a header. */
export const search = {
  'search.title': 'Search the fans',
  'search.placeholder': 'Name, pinyin or number',
  'search.close': 'Close the search',
  'search.found': { one: '{count} result', other: '{count} results' },
  'search.nothing':
    'No fan has this name. These are the nearest. Names in English, Spanish, Portuguese and Chinese, pinyin and the numbers 1 to 81 all work.',
  'search.points': { one: '{count} point', other: '{count} points' },
  'search.older': 'older ways',
} as const;
