/** Signs that no typeface of ours has, and what stands for them on a typewriter. */
const standIns: Readonly<Record<string, string>> = {
  '→': '->',
  '←': '<-',
  '⇒': '=>',
  '↑': '^',
  '↓': 'v',
  '≥': '>=',
  '≤': '<=',
  '≠': '!=',
  '≈': '~',
  '∞': 'infinity',
  '√': 'sqrt',
  '∑': 'sum',
  '‑': '-',
  '‐': '-',
  '∙': '·',
  '●': '•',
  '◦': '•',
  '▪': '•',
  '■': '•',
  '◼': '•',
  '✓': '[x]',
  '✔': '[x]',
  '☑': '[x]',
  '☐': '[ ]',
};

/** A text of somebody else as our typefaces can print it: tabs become spaces, ligatures letters, and emoji go. */
export const printableSigns = (text: string): string =>
  text
    .replace(/[^\S\n]/g, ' ')
    .replace(/./gu, (sign) => standIns[sign] ?? sign)
    .replace(/[\ufb00-\ufb06\u2460-\u2473]/g, (sign) => sign.normalize('NFKC'))
    .replace(/\p{Emoji_Presentation}|\p{Cn}|\p{Co}|\u200d|\ufe0f/gu, '')
    .replace(/(?!\n)\p{Cc}/gu, '');
