/** A component of `ui/` that a page of the kit shows: its file under ui/, and its exported name. */
export interface KitComponent {
  file: string;
  name: string;
}

/** What a page of the interface kit says about its component. */
export interface KitPage {
  path: string;
  name: string;
  /** What it is for. */
  purpose: string;
  /** When to use something else, and what. */
  instead: string;
  /** The element or library it is built on. */
  standsOn: string;
  /** Why it is built on that. */
  because: string;
  /** What each key does there; the page's contract tries each of them. */
  keys: readonly { press: string; does: string }[];
  /** What a screen reader says of it, in a sentence or two. */
  spoken?: string;
  /** Its components; the tables of their props are read from their types. */
  components?: readonly KitComponent[];
  /** Other words people look for it by. */
  also?: readonly string[];
}

export interface KitGroup {
  name: string;
  pages: readonly KitPage[];
}

/** One prop, as its component's types say it. */
export interface PropRow {
  name: string;
  type: string;
  /** The values, where the type is a choice of texts. */
  options?: readonly string[];
  fallback?: string;
  required: boolean;
  about: string;
}

/** The props of one component. */
export interface PropsTable {
  component: string;
  /** The element whose attributes it passes on. */
  takes?: string;
  rows: readonly PropRow[];
}

/** What the project's own commands measured of a page of the kit. */
export interface KitMeasures {
  /** Written by bench:ui: brotli bytes of all its components together and of each alone, React not counted. */
  bytes?: {
    together: number;
    components: Readonly<Record<string, number>>;
    /** The same from other libraries. */
    peers?: Readonly<Record<string, number>>;
    date: string;
  };
  /** Written by check:kit: what axe found, in which states, and the keys that were pressed. */
  accessibility?: { findings: number; states: readonly string[]; keys: readonly string[]; date: string };
}
