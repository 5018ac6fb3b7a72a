export const sound = {
  'sound.turnOn': 'Turn the sound on',
  'sound.turnOff': 'Turn the sound off',
  'sound.isOn': 'Sound on',
  'sound.isOff': 'Sound off',
} as const;
