import { expect, it } from 'vitest';
import { spokenWords } from '#engines/speak/reading/spoken.ts';
import letterSounds from '#engines/speak/sounds/letter-sounds.json' with { type: 'json' };
import { phonemesOf } from '#engines/speak/sounds/phonemes.ts';
import { resample } from '#engines/speech/resample.ts';
import { wordErrors } from '#engines/speech/word-errors.ts';
import { heardWords } from './heard-words.ts';
import { openVoices } from './open-voices.ts';

it('hears what both voices read', { timeout: 600_000 }, async () => {
  const text = 'The meeting starts at 9:30, and the coffee is free.';
  const { voices, listen } = await openVoices();
  for (const read of Object.values(voices)) {
    const { sound, rate } = await read(phonemesOf(spokenWords(text), letterSounds));
    const heard = await listen(resample(sound, rate));
    expect(wordErrors(heardWords(text), heardWords(heard)), heard).toBeLessThanOrEqual(2);
  }
});
