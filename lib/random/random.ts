/** Numbers from 0 up to before 1, the same for the same seed (xorshift over 32 bits, after a scramble of the seed). */
export function createRandom(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (seed >>> 13) || 0x6d2b79f5;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
  for (let turn = 0; turn < 8; turn += 1) random();
  return random;
}
