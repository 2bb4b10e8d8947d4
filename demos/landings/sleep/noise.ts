export const sounds = ['rain', 'sea', 'train'] as const;
export type SoundName = (typeof sounds)[number];

/** How long one round of each sound is, in seconds. It is played in a loop. */
export const rounds: Readonly<Record<SoundName, number>> = { rain: 4, sea: 9, train: 3 };

/** Noise whose high tones are taken away: the nearer to 1, the duller. */
function dulled(length: number, dull: number, random: () => number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  let last = 0;
  for (let index = 0; index < length; index += 1) {
    last = last * dull + (random() * 2 - 1) * (1 - dull);
    samples[index] = last;
  }
  return samples;
}

/** Brings the loudest sample to this height. */
function levelled(samples: Float32Array<ArrayBuffer>, height: number): Float32Array<ArrayBuffer> {
  const most = samples.reduce((found, sample) => Math.max(found, Math.abs(sample)), 0);
  return most === 0 ? samples : samples.map((sample) => (sample / most) * height);
}

/** Two knocks where the wheels cross a joint, a third of a second apart. */
function knock(seconds: number): number {
  const since = Math.min(...[0.4, 0.72, 1.9, 2.22].map((at) => (seconds >= at ? seconds - at : 9)));
  return Math.exp(-since * 38);
}

/** One round of a sound at so many samples a second, made of chance alone. */
export function roundOf(
  sound: SoundName,
  rate: number,
  random: () => number = Math.random,
): Float32Array<ArrayBuffer> {
  const length = Math.round(rounds[sound] * rate);
  if (sound === 'rain') {
    const veil = dulled(length, 0.4, random);
    let drop = 0;
    return levelled(
      veil.map((sample) => {
        if (random() < 40 / rate) drop = random() * 2;
        drop *= 0.995;
        return sample * (0.55 + drop);
      }),
      0.5,
    );
  }
  if (sound === 'sea') {
    const water = dulled(length, 0.93, random);
    return levelled(
      water.map((sample, index) => sample * (0.18 + Math.sin((index / length) * Math.PI) ** 2)),
      0.7,
    );
  }
  const rumble = levelled(dulled(length, 0.985, random), 0.5);
  return levelled(
    rumble.map((sample, index) => sample * (0.5 + 1.6 * knock(index / rate))),
    0.75,
  );
}
