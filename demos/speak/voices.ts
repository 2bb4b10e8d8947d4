import type { Accent } from '#engines/speak/kokoro/symbols.ts';

/** A speaker of Kokoro. */
export interface Voice {
  name: string;
  accent: Accent;
  about: string;
}

/** The speakers on offer, the best rated first. */
export const voices = {
  heart: { name: 'Heart', accent: 'american', about: 'American, warm' },
  bella: { name: 'Bella', accent: 'american', about: 'American, lively' },
  emma: { name: 'Emma', accent: 'british', about: 'British, clear' },
  isabella: { name: 'Isabella', accent: 'british', about: 'British, soft' },
  michael: { name: 'Michael', accent: 'american', about: 'American, calm' },
  fenrir: { name: 'Fenrir', accent: 'american', about: 'American, deep' },
  george: { name: 'George', accent: 'british', about: 'British, steady' },
  fable: { name: 'Fable', accent: 'british', about: 'British, bright' },
} as const satisfies Record<string, Voice>;

export type VoiceId = keyof typeof voices;
export const voiceIds = Object.keys(voices) as VoiceId[];

/** Who reads a text: a speaker of Kokoro, or the model that the operator connected. */
export const readers = [...voiceIds, 'provider'] as const;
type Reader = (typeof readers)[number];

/** Who can be heard: the fast voice reads until the chosen reader is ready, and in visitors' own browsers. */
export type Heard = Reader | 'fast';

/** The speaker of Kokoro, who also reads where the connected model fails. */
export const kokoroVoice = (voice: Heard): VoiceId =>
  voice === 'provider' || voice === 'fast' ? 'heart' : voice;
