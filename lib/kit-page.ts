/** What a page of the interface kit says about its component. */
export interface KitPage {
  path: string;
  name: string;
  /** What it is for. */
  purpose: string;
  /** When to use something else, and what. */
  instead: string;
  /** The element or library it stands on. */
  standsOn: string;
  /** Why that and nothing else. */
  because: string;
  /** What the keyboard does there, given by the platform. */
  keys: readonly { press: string; does: string }[];
}

export interface KitGroup {
  name: string;
  pages: readonly KitPage[];
}
