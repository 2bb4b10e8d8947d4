/** What a toast says and offers. */
export interface ToastWords {
  /** What has happened, in a few words. */
  title: string;
  /** What follows from it. */
  text?: string;
  tone?: 'plain' | 'done' | 'warning' | 'danger';
  /** One action, usually undo. */
  action?: { label: string; onSelect: () => void };
  /** Milliseconds until it disappears; `Infinity` keeps it until it is dismissed. */
  duration?: number;
  /** Using the same id again changes the existing toast. */
  id?: string;
}

type Hear = (note: ToastWords) => void;

const waiting: ToastWords[] = [];
let hear: Hear | null = null;
const wakers = new Set<() => void>();

/** Says that something has happened, from anywhere: the site has one region, and draws it at the first note. */
export function toast(note: ToastWords): void {
  if (hear) {
    hear(note);
    return;
  }
  waiting.push(note);
  for (const wake of wakers) wake();
}

/** Calls back when there is something to say and nobody who shows it yet. */
export function onFirstToast(wake: () => void): () => void {
  wakers.add(wake);
  if (waiting.length > 0) wake();
  return () => wakers.delete(wake);
}

/** The region that shows the notes from now on; it gets those that were waiting. */
export function showToasts(next: Hear): () => void {
  hear = next;
  for (const note of waiting.splice(0)) next(note);
  return () => {
    if (hear === next) hear = null;
  };
}
