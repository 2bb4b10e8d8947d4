import { isAccepted } from '#ui/fields/file-size.ts';
import { download } from '../../kit/export/download.ts';

/** What a tab of this browser can show without running anything that stands in it. */
const shown: readonly (readonly [type: string, endings: string])[] = [
  ['application/pdf', '.pdf'],
  ['image/png', '.png'],
  ['image/jpeg', '.jpg,.jpeg'],
  ['image/webp', '.webp'],
  ['text/plain;charset=utf-8', '.txt,.csv'],
];

/** The kind a file may be opened as, by its name alone; null for one that can only be downloaded. */
export const shownAs = (name: string): string | null =>
  shown.find(([, endings]) => isAccepted({ name, type: '' }, endings))?.[0] ?? null;

/** Shows a file in a tab of its own; where the browser forbids the tab, the visitor gets the file. */
export function openFile(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const tab = window.open(address, '_blank');
  if (!tab) download(name, blob);
  // The tab reads the file while it loads.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
