const halfWidth = 24;

/** Sound at another rate, by a windowed sinc: what the new rate cannot hold is filtered out. */
export function resample(sound: Float32Array, from: number, to: number): Float32Array {
  const step = from / to;
  const cut = Math.min(0.5, 0.5 / step) * 0.94;
  const reach = Math.ceil(halfWidth * Math.max(1, step));
  return Float32Array.from({ length: Math.floor(sound.length / step) }, (_, at) => {
    const middle = at * step;
    let sum = 0;
    let weight = 0;
    for (let place = Math.ceil(middle - reach); place <= middle + reach; place += 1) {
      const away = middle - place;
      const sinc = away === 0 ? 2 * cut : Math.sin(2 * Math.PI * cut * away) / (Math.PI * away);
      const share = sinc * (0.5 + 0.5 * Math.cos((Math.PI * away) / reach));
      sum += share * (sound[place] ?? 0);
      weight += share;
    }
    return sum / weight;
  });
}
