// Prints every text that people read, with its place: npm run texts -- app/account ui/forms
// Without a folder it prints how many there are in each.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readTexts } from './read-texts.ts';

const folders = process.argv.slice(2);
const notRead = /^(tests|bench)\/|\.(test|spec)\.tsx?$|\/testing\/|\.d\.ts$/;
const files = execFileSync('git', ['ls-files', '--', ...(folders.length > 0 ? folders : ['.'])], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !notRead.test(file));

const counts = new Map<string, { text: number; comment: number }>();
for (const file of files)
  for (const { line, kind, text } of readTexts(file, readFileSync(file, 'utf8'))) {
    const area = file.split('/').slice(0, 2).join('/');
    const count = counts.get(area) ?? { text: 0, comment: 0 };
    count[kind] += 1;
    counts.set(area, count);
    if (folders.length > 0) console.log(`${file}:${line}\t${kind}\t${text}`);
  }
if (folders.length === 0)
  console.table([...counts].map(([area, { text, comment }]) => ({ area, texts: text, comments: comment })));
