/** What a file turned out to be. */
interface FileKind {
  contentType: string;
  /** The endings its name may have; the first is added where it has none of them. */
  endings: readonly string[];
}

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/** The kinds of file that are taken, by what their bytes say. */
const binaryKinds: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  [`${office}.wordprocessingml.document`]: ['docx'],
  [`${office}.spreadsheetml.sheet`]: ['xlsx'],
  [`${office}.presentationml.presentation`]: ['pptx'],
  [`${openDocument}.text`]: ['odt'],
  [`${openDocument}.spreadsheet`]: ['ods'],
  [`${openDocument}.presentation`]: ['odp'],
  'application/rtf': ['rtf'],
  // Word, Excel and PowerPoint before 2007 share one container.
  'application/x-cfb': ['doc', 'xls', 'ppt'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/heic': ['heic'],
  'image/tiff': ['tif', 'tiff'],
};

const textKind: FileKind = {
  contentType: 'text/plain; charset=utf-8',
  endings: ['txt', 'md', 'csv', 'json', 'log'],
};

/** What a form's file field offers. */
export const acceptedEndings = [...Object.values(binaryKinds).flat(), ...textKind.endings]
  .map((ending) => `.${ending}`)
  .join(', ');

// Tab, line feed, form feed and carriage return; the other controls, NUL above all, are in no text.
const controlsInText = new Set([9, 10, 12, 13]);

function isText(bytes: Uint8Array): boolean {
  if (bytes.some((byte) => byte < 32 && !controlsInText.has(byte))) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** What the bytes are, given what a reader of signatures found; null for what is not taken. */
export function kindOf(bytes: Uint8Array, found: string | undefined): FileKind | null {
  if (found !== undefined) {
    const endings = binaryKinds[found];
    return endings ? { contentType: found, endings } : null;
  }
  return bytes.length > 0 && isText(bytes) ? textKind : null;
}

/** The file's own name, without folders and control signs, and with an ending that tells the truth. */
export function fileNameFor(given: string, { endings }: FileKind): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}"<>:|?*]/gu, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(-120);
  const ending = /\.([a-z0-9]+)$/i.exec(clean)?.[1]?.toLowerCase() ?? '';
  return endings.includes(ending) ? clean : `${clean || 'file'}.${endings[0]}`;
}
