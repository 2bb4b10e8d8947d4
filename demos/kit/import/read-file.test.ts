import { expect, it } from 'vitest';
import { decoded } from '#lib/files/decoded.ts';
import { broughtFile, broughtText } from './read-file.ts';

const file = (name: string, ...signs: number[]) => new File([new Uint8Array(signs)], name);

it('reads rows from a file, with its name', async () => {
  const brought = await broughtFile(new File(['name;lat\nKöln;50,9\n'], 'stops.csv'));
  expect(brought).toEqual({
    table: { name: 'stops.csv', columns: ['name', 'lat'], rows: [['Köln', '50,9']], lines: [2], notes: [] },
  });
});

it('guesses an old encoding, and says so', () => {
  const { text, notes } = decoded(new Uint8Array([0x4b, 0xf6, 0x6c, 0x6e]));
  expect(text).toBe('Köln');
  expect(notes[0]).toContain('Windows-1252');
});

it.each([
  ['old.xls', [0xd0, 0xcf, 0x11, 0xe0], 'without a password'],
  ['paper.pdf', [0x25, 0x50, 0x44, 0x46], 'PDF'],
  ['empty.csv', [0x20, 0x0a], 'is empty'],
  ['picture.bin', [0x41, 0x00, 0x42, 0x00], 'doesn’t contain text'],
  ['broken.xlsx', [0x50, 0x4b, 0x03, 0x04, 0x00], 'damaged or was cut off'],
])('says what to do with %s', async (name, signs, words) =>
  expect(await broughtFile(file(name, ...signs))).toEqual({ problem: expect.stringContaining(words) }),
);

it('names the line of a quotation mark that is never shut', () =>
  expect(broughtText('a.csv', 'a,b\n1,"2\n3,4')).toEqual({ problem: expect.stringContaining('line 2') }));

it('knows a saved state, and one that was cut off', () => {
  expect(broughtText('a.json', ' {"demo":"routing"}')).toEqual({ state: { demo: 'routing' } });
  expect(broughtText('a.json', '{"demo":"rou')).toEqual({ problem: expect.stringContaining('incomplete') });
});

it('reads text of two bytes a letter without a mark at its start', () => {
  const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
  expect(decoded(wide('Köln;Straße;café')).text).toBe('Köln;Straße;café');
  expect(decoded(wide('Köln;Straße;café').map((_, at, all) => all[at ^ 1] ?? 0)).text).toBe(
    'Köln;Straße;café',
  );
});

it('refuses a workbook whose cells are too far apart', async () => {
  const { sheetFile } = await import('#engines/documents/testing/make-files.ts');
  const far = sheetFile('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>');
  expect(await broughtFile(new File([far.slice()], 'far.xlsx'))).toEqual({
    problem: expect.stringContaining('cells so far apart'),
  });
});
