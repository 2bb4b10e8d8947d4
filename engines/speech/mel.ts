import { sampleRate } from './sound.ts';

const size = 400;
const hop = 160;
export const melBands = 80;
const bins = size / 2 + 1;
export const frames = 3000;

const toMel = (hertz: number): number =>
  hertz < 1000 ? (hertz * 3) / 200 : 15 + (Math.log(hertz / 1000) * 27) / Math.log(6.4);
const toHertz = (mel: number): number =>
  mel < 15 ? (mel * 200) / 3 : 1000 * Math.exp(((mel - 15) * Math.log(6.4)) / 27);

/** Triangles over the frequencies, each of the same area. */
function filters(): Float32Array[] {
  const edges = Array.from({ length: melBands + 2 }, (_, at) =>
    toHertz((at * toMel(sampleRate / 2)) / (melBands + 1)),
  );
  return Array.from({ length: melBands }, (_, band) => {
    const [low = 0, middle = 0, high = 0] = edges.slice(band, band + 3);
    return Float32Array.from({ length: bins }, (__, bin) => {
      const hertz = (bin * sampleRate) / size;
      const rise = (hertz - low) / (middle - low);
      const fall = (high - hertz) / (high - middle);
      return (Math.max(0, Math.min(rise, fall)) * 2) / (high - low);
    });
  });
}

const angles = Float64Array.from({ length: size }, (_, at) => (2 * Math.PI * at) / size);
const cosines = angles.map(Math.cos);
const sines = angles.map(Math.sin);

function powersAt(sound: Float32Array, start: number): Float32Array {
  const windowed = Float64Array.from({ length: size }, (_, at) => {
    // The beginning is mirrored, as the model learned it.
    const place = Math.abs(start + at);
    return (sound[place] ?? 0) * (0.5 - 0.5 * (cosines[at] ?? 0));
  });
  return Float32Array.from({ length: bins }, (_, bin) => {
    let real = 0;
    let imaginary = 0;
    for (let at = 0; at < size; at += 1) {
      const turn = (bin * at) % size;
      real += (windowed[at] ?? 0) * (cosines[turn] ?? 0);
      imaginary += (windowed[at] ?? 0) * (sines[turn] ?? 0);
    }
    return real * real + imaginary * imaginary;
  });
}

/** Half a minute of sound as Whisper sees it: 80 bands of 3,000 frames, in logarithms. */
export function melOf(sound: Float32Array): Float32Array {
  const bank = filters();
  const mel = new Float32Array(melBands * frames).fill(-10);
  const heard = Math.min(frames, Math.ceil((sound.length + size) / hop));
  for (let frame = 0; frame < heard; frame += 1) {
    const powers = powersAt(sound, frame * hop - size / 2);
    for (const [band, weights] of bank.entries()) {
      let sum = 0;
      for (let bin = 0; bin < bins; bin += 1) sum += (weights[bin] ?? 0) * (powers[bin] ?? 0);
      mel[band * frames + frame] = Math.log10(Math.max(sum, 1e-10));
    }
  }
  const floor = mel.reduce((most, value) => Math.max(most, value), -10) - 8;
  return mel.map((value) => (Math.max(value, floor) + 4) / 4);
}
