import type { Application } from './application.ts';
import {
  type Collections,
  type Edit,
  edited,
  type ListsOf,
  listsOf,
  putIn,
  type RowsOf,
  rowsFrom,
} from './edits.ts';
import { fileOf, readFileOf } from './file.ts';
import type { Base, Keep } from './keep.ts';
import { largeRows } from './large-rows.ts';

/** Something that was done, with the edits that lead back or forward again. */
interface Step<C extends Collections> {
  said: string;
  edits: readonly Edit<C>[];
}

export interface SandboxState<C extends Collections> {
  rows: RowsOf<C>;
  /** The day the records stand around. */
  day: string;
  /** False until it is known what this browser kept. */
  ready: boolean;
  /** False where the browser keeps nothing: what is done is lost with the page. */
  kept: boolean;
  /** What undoing would take back, and redoing would do again; null when there is nothing. */
  undoable: string | null;
  redoable: string | null;
}

export interface Sandbox<C extends Collections> {
  get: () => SandboxState<C>;
  subscribe: (hear: () => void) => () => void;
  /** Reads what this browser kept; `day` is today, for a sandbox that begins now. */
  open: (day: string) => Promise<void>;
  /** Does something that can be undone. `said` names it in the past: 'Approved Ada’s leave'. */
  change: (said: string, edits: readonly Edit<C>[]) => void;
  undo: () => void;
  redo: () => void;
  /** Back to the sample data of this day. */
  reset: (day: string) => void;
  /** How much the large sample is, or null where there is none. */
  large: string | null;
  /** Takes the large sample of this day instead of what is here, once it is made. */
  enlarge: (day: string) => Promise<void>;
  /** Everything as the text of a file. */
  exported: () => string;
  /** Takes the records of such a file instead of what is here; returns the problem when it cannot be read. */
  imported: (text: string) => string | null;
  /** Something that another tab did. */
  hear: (news: News<C>) => void;
}

/** What one tab tells the others: what it edited, or that everything was replaced. */
export type News<C extends Collections> = { edits: readonly Edit<C>[] } | 'anew';

const mostSteps = 200;

/** The records of one visitor, in memory and kept by `keep`; `tell` is called with every change, for other tabs. */
export function createSandbox<C extends Collections>(
  application: Application<C>,
  keep: Keep<C>,
  firstDay: string,
  tell: (news: News<C>) => void = () => {},
): Sandbox<C> {
  let base: Base = { day: firstDay, isOwn: false };
  let past: Step<C>[] = [];
  let future: Step<C>[] = [];
  let state: SandboxState<C> = {
    rows: rowsFrom(application.seed(firstDay)),
    day: firstDay,
    ready: false,
    kept: true,
    undoable: null,
    redoable: null,
  };
  const hearers = new Set<() => void>();
  // What was done before it was known what this browser kept.
  let early: (() => void)[] = [];
  // One write after the other, so that an older one never ends last.
  let writing = Promise.resolve();

  function show(change: Partial<SandboxState<C>>) {
    const undoable = past.at(-1)?.said ?? null;
    const redoable = future.at(-1)?.said ?? null;
    state = { ...state, undoable, redoable, ...change };
    for (const hear of hearers) hear();
  }
  function write(work: () => Promise<void>) {
    writing = writing.then(work).catch(() => show({ kept: false }));
  }
  function apply(edits: readonly Edit<C>[]): Edit<C>[] {
    const { rows, back } = edited(state.rows, edits);
    state = { ...state, rows };
    write(() => keep.add(base, edits));
    tell({ edits });
    return back;
  }
  function begin(from: Base, rows: RowsOf<C>) {
    base = from;
    past = [];
    future = [];
    show({ rows, day: from.day, ready: true });
  }
  /** The records that a sandbox begins with. */
  async function firstRows({ day, isOwn, isLarge }: Base): Promise<RowsOf<C>> {
    if (isLarge) return largeRows(application, day);
    return rowsFrom(isOwn ? listsOf<C>(application.schemas, () => []) : application.seed(day));
  }
  function doWaiting() {
    const waiting = early;
    early = [];
    for (const act of waiting) act();
  }

  /** Keeps these edits alone; other tabs load them once they are there. */
  function replace(edits: readonly Edit<C>[]) {
    write(async () => {
      await keep.replace(base, edits);
      tell('anew');
    });
  }
  /** What this browser kept, or else the sample of this day. */
  async function load(day: string) {
    try {
      const found = await keep.load();
      const from = found?.base ?? { day, isOwn: false };
      const first = await firstRows(from);
      begin(from, edited(first, found?.edits ?? []).rows);
    } catch {
      show({ ready: true, kept: false });
    }
  }
  function change(said: string, edits: readonly Edit<C>[]) {
    if (edits.length === 0) return;
    if (!state.ready) {
      early.push(() => change(said, edits));
      return;
    }
    past = [...past, { said, edits: apply(edits) }].slice(-mostSteps);
    future = [];
    show({});
  }

  return {
    get: () => state,
    subscribe: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
    async open(day) {
      if (state.ready) return;
      await load(day);
      doWaiting();
    },
    change,
    undo() {
      const step = past.at(-1);
      if (!step) return;
      past = past.slice(0, -1);
      future = [...future, { said: step.said, edits: apply(step.edits) }];
      show({});
    },
    redo() {
      const step = future.at(-1);
      if (!step) return;
      future = future.slice(0, -1);
      past = [...past, { said: step.said, edits: apply(step.edits) }];
      show({});
    },
    reset(day) {
      begin({ day, isOwn: false }, rowsFrom(application.seed(day)));
      replace([]);
    },
    large: application.large?.label ?? null,
    async enlarge(day) {
      const from = { day, isOwn: false, isLarge: true };
      // What is done meanwhile is done to the new records: the usual ones are among them.
      state = { ...state, ready: false };
      begin(from, await firstRows(from));
      replace([]);
      doWaiting();
    },
    exported: () => fileOf(application, state.day, state.rows),
    imported(text) {
      const read = readFileOf(application, text);
      if ('problem' in read) return read.problem;
      begin({ day: read.day, isOwn: true }, rowsFrom(read.lists));
      replace(editsOf(read.lists));
      return null;
    },
    hear(news) {
      if (!state.ready) early.push(() => this.hear(news));
      else if (news === 'anew') void load(base.day);
      else show({ rows: edited(state.rows, news.edits).rows });
    },
  };
}

/** Edits that make these records. */
function editsOf<C extends Collections>(lists: ListsOf<C>): Edit<C>[] {
  const put = putIn<C>();
  const edits: Edit<C>[] = [];
  for (const name in lists) for (const row of lists[name]) edits.push(put(name, row));
  return edits;
}
