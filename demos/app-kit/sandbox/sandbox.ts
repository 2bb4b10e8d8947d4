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
  function begin(day: string, isOwn: boolean, lists: ListsOf<C>) {
    base = { day, isOwn };
    past = [];
    future = [];
    show({ rows: rowsFrom(lists), day });
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
      base = found?.base ?? { day, isOwn: false };
      const first = base.isOwn ? listsOf<C>(application.schemas, () => []) : application.seed(base.day);
      const { rows } = edited(rowsFrom(first), found?.edits ?? []);
      past = [];
      future = [];
      show({ rows, day: base.day, ready: true });
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
      const waiting = early;
      early = [];
      for (const act of waiting) act();
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
      begin(day, false, application.seed(day));
      replace([]);
    },
    exported: () => fileOf(application, state.day, state.rows),
    imported(text) {
      const read = readFileOf(application, text);
      if ('problem' in read) return read.problem;
      begin(read.day, true, read.lists);
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
