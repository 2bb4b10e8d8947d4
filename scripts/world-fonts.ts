// Cuts typefaces for the names that our own have no letters for: one weight, as files of one or two hundred letters.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

// Ideographs come in three forms. What only another family has is taken from there.
const han =
  /[\p{Script=Han}\p{Script=Bopomofo}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f・ー！-～]/u;
const families: readonly { name: string; slices: RegExp; letters: RegExp }[] = [
  { name: 'noto-sans', slices: /-(latin|vietnamese|greek|cyrillic)/, letters: /\P{C}/u },
  // Not Noto's, which draws a letter and its dots separately, so the PDF couldn't be searched for it.
  { name: 'vazirmatn', slices: /-arabic-/, letters: /[\p{Script=Arabic}\p{M}،؛؟٠-٩٫٬]/u },
  { name: 'noto-sans-hebrew', slices: /-hebrew-hebrew-/, letters: /\p{Script=Hebrew}/u },
  { name: 'noto-sans-thai', slices: /-thai-thai-/, letters: /\p{Script=Thai}/u },
  { name: 'noto-sans-georgian', slices: /-georgian-georgian-/, letters: /\p{Script=Georgian}/u },
  { name: 'noto-sans-armenian', slices: /-armenian-armenian-/, letters: /\p{Script=Armenian}/u },
  { name: 'noto-sans-sc', slices: /-sc-\d+-/, letters: han },
  { name: 'noto-sans-jp', slices: /-jp-\d+-/, letters: han },
  { name: 'noto-sans-kr', slices: /-kr-\d+-/, letters: /[\p{Script=Hangul}\p{Script=Han}]/u },
];

/** Writes the files into the folder, and beside them which letters each has. */
async function cutAll(folder: string): Promise<void> {
  const found: { file: string; family: string; letters: string }[] = [];
  for (const { name, slices, letters } of families) {
    const from = join(dirname(require.resolve(`@fontsource-variable/${name}/package.json`)), 'files');
    for (const file of readdirSync(from).sort()) {
      if (!file.endsWith('-wght-normal.woff2') || !slices.test(file)) continue;
      const source = await readFile(join(from, file));
      const held = create(source)
        .characterSet.map((code) => String.fromCodePoint(code))
        .filter((letter) => letters.test(letter))
        .join('');
      if (held === '') continue;
      const called = file.replace('-wght-normal.woff2', '').replace('noto-sans-', '');
      const cut = await subsetFont(source, held, { targetFormat: 'woff', variationAxes: { wght: 500 } });
      await writeFile(join(folder, `${called}.woff`), cut);
      found.push({ file: called, family: name.replace('noto-sans-', ''), letters: held });
    }
  }
  await writeFile(join(folder, 'letters.json'), JSON.stringify(found));
}

/** Cuts them if this file changed since the last time. */
export async function cutWorldFonts(folder: string): Promise<void> {
  const stamp = join(folder, '.made-by');
  const recipe = createHash('sha256')
    .update(await readFile(import.meta.filename))
    .digest('hex');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === recipe) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cutAll(folder);
  await writeFile(stamp, recipe);
}
