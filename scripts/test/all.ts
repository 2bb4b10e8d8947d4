// Every command that tests something, one after the other, also where one fails; ends with a table.
// With --shard=2/4 the second of four parts that take about as long each, for several machines side by side.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { testCommands } from './commands.ts';
import { countsIn } from './counts.ts';
import { shardFrom, shardOf } from './shards.ts';

const { values } = parseArgs({ options: { shard: { type: 'string', default: '1/1' } } });
const chosen = shardOf(testCommands, shardFrom(values.shard));

function run(command: string): Promise<{ code: number; said: string }> {
  return new Promise((resolve, reject) => {
    let said = '';
    const child = spawn('npm', ['run', command], {
      cwd: join(import.meta.dirname, '../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.stdout.on('data', (text: Buffer) => {
      process.stdout.write(text);
      said += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

const table: Record<string, { passed: number; failed: number; minutes: number }> = {};
for (const command of chosen) {
  const began = performance.now();
  const { code, said } = await run(command);
  table[command] = { ...countsIn(said, code), minutes: Math.round((performance.now() - began) / 60_000) };
}
console.table(table);
process.exitCode = Object.values(table).every(({ failed }) => failed === 0) ? 0 : 1;
