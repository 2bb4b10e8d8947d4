// Prints every text that people read, with its place: npm run texts -- app/account ui/forms
// Without a folder it prints how many there are in each.
import { readFileSync } from 'node:fs';
import { readTexts } from './read-texts.ts';
import { textFiles } from './text-files.ts';

const folders = process.argv.slice(2).map((folder) => folder.replace(/\/$/, ''));
const isAsked = (file: string): boolean =>
  folders.length === 0 || folders.some((folder) => file === folder || file.startsWith(`${folder}/`));

const counts = new Map<string, { text: number; comment: number }>();
for (const file of textFiles().filter((each) => /\.tsx?$/.test(each) && isAsked(each)))
  for (const { line, kind, text } of readTexts(file, readFileSync(file, 'utf8'))) {
    const area = file.split('/').slice(0, 2).join('/');
    const count = counts.get(area) ?? { text: 0, comment: 0 };
    count[kind] += 1;
    counts.set(area, count);
    if (folders.length > 0) console.log(`${file}:${line}\t${kind}\t${text}`);
  }
if (folders.length === 0)
  console.table([...counts].map(([area, { text, comment }]) => ({ area, texts: text, comments: comment })));
