export const offline = {
  'update.ready': 'A new version is ready.',
  'update.note': 'Your seat and settings are kept.',
  'update.reload': 'Reload',
  'update.later': 'Later',
  'unkept.fact': 'This browser keeps nothing for this site.',
  'unkept.note':
    'Settings, progress and games on this device last until you close the page. If you reload or lose the connection, you lose your seat. Allow cookies and site data to keep them.',
  'unkept.close': 'Close',
} as const;
