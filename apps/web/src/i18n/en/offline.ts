export const offline = {
  'update.ready': 'A new version is ready.',
  'update.note': 'Your seat and settings are kept.',
  'update.reload': 'Reload',
  'update.later': 'Later',
} as const;
