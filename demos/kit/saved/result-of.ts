import type { Block } from '#features/tool-history/blocks.ts';
import type { NewResult, NewShare } from '#features/tool-history/schema.ts';
import type { ToolName } from '#features/tool-history/tools.ts';
import type { SavedHead, SavedThing } from './saved-thing.ts';

/** What of a saved thing can leave this browser, when somebody wants it to: the result, never their files or sounds. */
export interface ResultOf<Thing extends SavedThing> {
  tool: ToolName;
  /** The page that opens it again. */
  pathOf: (thing: Thing) => string;
  /** The thing as anybody can read it. */
  blocksOf: (thing: Thing) => Block[] | Promise<Block[]>;
  /** All that the tool needs to open it again, without files and sounds. */
  stateOf: (thing: Thing) => object;
  /** The thing behind a state, with the files that this browser still has of it; null where it is none. */
  restored: (state: unknown, here: Thing | null) => Promise<Thing | null>;
  /** What goes into the account, and what stays here: 'Questions and answers with their quotes', 'Your files'. */
  goes: string;
  stays: string;
}

const mostWords = 4000;
const longestTitle = 160;

/** A thing as the account keeps it. */
export async function resultToKeep<Thing extends SavedThing>(
  { tool, pathOf, blocksOf, stateOf }: ResultOf<Thing>,
  thing: Thing,
  { about, holds }: Pick<SavedHead, 'about' | 'holds'>,
): Promise<NewResult> {
  return {
    tool,
    path: pathOf(thing),
    title: thing.title.slice(0, longestTitle),
    blocks: await blocksOf(thing),
    about: about.slice(0, 400),
    words: holds.join(' ').slice(0, mostWords),
    pinned: thing.pinned,
    changed: thing.changed,
    state: JSON.stringify(stateOf(thing)),
  };
}

/** A thing as a link shows it. */
export async function resultToShare<Thing extends SavedThing>(
  { tool, pathOf, blocksOf }: Pick<ResultOf<Thing>, 'tool' | 'pathOf' | 'blocksOf'>,
  thing: Thing,
): Promise<NewShare> {
  return {
    tool,
    path: pathOf(thing),
    title: thing.title.slice(0, longestTitle),
    blocks: await blocksOf(thing),
    result: thing.id,
  };
}
