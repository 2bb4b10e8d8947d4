// npm run attack                        all parts: forged requests, address tricks, parser bombs and the fuzz
// npm run attack -- --requests 5000     a shorter fuzz
// npm run attack -- --seed 7            the same requests again
// npm run attack -- --only forged,fuzz  some of the parts: bombs, forged, tricks, fuzz
// npm run attack -- --rounds 2          each part twice, to see whether memory grows
import { parseArgs } from 'node:util';
import './assets-as-paths.ts';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '50000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', default: 'bombs,forged,tricks,fuzz' },
  },
});

// Only now, because these import what the hooks above resolve.
const { attack } = await import('./attack.ts');
const passed = await attack({
  requests: Number(values.requests),
  seed: Number(values.seed),
  rounds: Number(values.rounds),
  only: new Set(values.only.split(',')),
});
process.exit(passed ? 0 : 1);
