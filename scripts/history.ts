// npm run history: writes down which changes were committed when, for the page on how this site came about.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const log = execFileSync('git', ['log', '--reverse', '--no-merges', '--format=%cI%x09%s'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const lines = log
  .trim()
  .split('\n')
  .map((line) => {
    const [at = '', ...words] = line.split('\t');
    return `${new Date(at).toISOString().slice(0, 16)}Z\t${words.join(' ')}\n`;
  });
const file = join(root, 'content/statements/history.tsv');
writeFileSync(file, lines.join(''));
console.log(`${lines.length} changes in ${file}`);
