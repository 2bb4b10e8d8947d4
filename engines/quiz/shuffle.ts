import { createRandom } from '#lib/random/random.ts';

/** A number that a text always gives. */
export function seedOf(text: string): number {
  let sum = 0x811c9dc5;
  for (const letter of text) sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return sum >>> 0;
}

/** The places 0 … count−1 in an order that `seed` decides: choices of another attempt stand in another order. */
export function shuffledPlaces(count: number, seed: string): number[] {
  const random = createRandom(seedOf(seed));
  const places = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [places[at], places[other]] = [places[other] ?? other, places[at] ?? at];
  }
  return places;
}
