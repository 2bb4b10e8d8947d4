// Writes the site's own animations to public/animations: node art/lottie.ts
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { lostRound } from './lottie/lost-round.ts';
import { roundPlanned } from './lottie/round-planned.ts';
import { slotHeld } from './lottie/slot-held.ts';

const target = join(import.meta.dirname, '..', 'public', 'animations');
const files = { 'lost-round': lostRound, 'round-planned': roundPlanned, 'slot-held': slotHeld };

await mkdir(target, { recursive: true });
for (const [name, file] of Object.entries(files)) {
  const text = JSON.stringify(file);
  await writeFile(join(target, `${name}.json`), text);
  console.log(`${name}.json ${text.length} bytes, ${brotliCompressSync(text).length} as brotli`);
}
