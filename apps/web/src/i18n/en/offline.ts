export const offline = {
  'update.ready': 'A new version is ready.',
  'update.note': 'Your seat and your settings stay.',
  'update.reload': 'Reload',
  'update.later': 'Later',
} as const;
