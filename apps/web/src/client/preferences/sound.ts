/** The groups of sounds. Each has its own volume. */
export const GROUPS = ['table', 'calls', 'alerts'] as const;
export type Group = (typeof GROUPS)[number];

export const SPOKEN = ['off', 'chinese', 'own'] as const;
export type CallLanguage = (typeof SPOKEN)[number];

/** The preferences of one person for sound. */
export interface SoundPreferences {
  readonly isMuted: boolean;
  /** The volume of each group, 0 to 100. */
  readonly volumes: Readonly<Record<Group, number>>;
  /** Whether a voice speaks the calls: not at all, in Chinese, or in the language of the page. */
  readonly spoken: CallLanguage;
}

export const QUIET_ROOM: SoundPreferences = {
  isMuted: false,
  volumes: { table: 70, calls: 80, alerts: 60 },
  spoken: 'off',
};

const volume = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : otherwise;

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** Returns stored preferences; an unknown or broken value becomes its default. */
export function parseSound(stored: unknown): SoundPreferences {
  const known = fieldsOf(stored);
  const volumes = fieldsOf(known.volumes);
  const kept = GROUPS.map(group => [group, volume(volumes[group], QUIET_ROOM.volumes[group])] as const);
  return {
    isMuted: typeof known.isMuted === 'boolean' ? known.isMuted : QUIET_ROOM.isMuted,
    volumes: Object.fromEntries(kept) as SoundPreferences['volumes'],
    spoken: SPOKEN.find(spoken => spoken === known.spoken) ?? QUIET_ROOM.spoken,
  };
}

/** Returns the gain of a volume (0 to 100). Ears hear ratios, so 50 is a quarter of the amplitude. */
export const gainOf = (percent: number): number => (percent / 100) ** 2;
