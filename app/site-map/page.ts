import type { Hue } from '#lib/look/hue.ts';

/** The ten kinds of page; the kind decides composition, size of the heading, motion and picture. */
export type Kind =
  | 'statement'
  | 'story'
  | 'index'
  | 'detail'
  | 'form'
  | 'demo'
  | 'workspace'
  | 'reader'
  | 'workshop'
  | 'landing';

export type Area =
  | 'auth'
  | 'error'
  | 'home'
  | 'landing'
  | 'feature'
  | 'pricing'
  | 'events'
  | 'booking'
  | 'contact'
  | 'policy'
  | 'pages'
  | 'account'
  | 'portfolio'
  | 'case-study'
  | 'demo'
  | 'applications'
  | 'ai'
  | 'ai-tool'
  | 'admin'
  | 'showcase'
  | 'ui-kit'
  | 'legal'
  | 'newsletter'
  | 'search';

/** One row of the site map. The path is its key: names are not unique. */
export interface Page {
  path: string;
  name?: string;
  area: Area;
  kind: Kind;
  /** Short name for menus, breadcrumbs and search. */
  label: string;
  /** Without the brand's suffix. */
  title: string;
  /** Empty where the page has none: the meta description is emptied then. */
  description: string;
  hue: Hue | null;
  /** For the demo user alone; the guard is a script's, so such a page must hydrate at load. */
  authRequired: boolean;
  /** `cached` is rendered once and kept as a finished answer; `request` depends on the visitor. */
  render: 'cached' | 'request';
  /** A `cached` page that shows something else when its address has a query: with a query it is rendered for the request and not cached. */
  readsQuery?: true;
  /**
   * A page that people work with is hydrated by the router as usual (`load`). A page for reading gets no router (`none`), and its moving parts are native or islands. The kind decides, and a row names the exceptions.
   */
  hydrate: 'load' | 'none';
  /** The module under app/routes that draws it. */
  view: string;
  /** A real address of a dynamic route. */
  sample?: string;
  /** A dynamic route that has no page until somebody adds one. */
  startsEmpty?: true;
  /** The page that this one is a view of, for search engines; of a dynamic route its loader says which. */
  canonical?: string;
  /** The page above this one, where the address does not say it. */
  parent?: string;
  /** Only for signed-in users, by the specification; other visitors are sent to the sign-in page. */
  signIn?: true;
  /** For staff only: everyone else gets a 403 page that says so. */
  staff?: true;
  noindex?: true;
  /** Opened through a link with a token or an id. Without one it has nothing to show, so no list and no search names it. */
  byLink?: true;
  /** Visitors can record here, so browsers may offer the microphone; of a route with many addresses, the ones where they can. */
  microphone?: true | readonly string[];
  /** A page of another brand: it brings a header and a footer of its own, and ours stay away. */
  ownFrame?: true;
  /** Not one of the specification's 165. */
  beyond?: true;
}

type Row = Pick<Page, 'path' | 'label' | 'title' | 'description'> & Partial<Page>;
type Shared = Pick<Page, 'kind' | 'view'> & Partial<Page>;

/** Kinds of page that people work with: forms, demos, account, panel and kit. */
const working: readonly Kind[] = ['form', 'demo', 'workspace', 'workshop'];

/** Rows that share most of what they say about themselves. */
export function pages(shared: Shared, rows: readonly Row[]): Page[] {
  return rows.map((row) => ({
    area: 'pages',
    hue: null,
    authRequired: false,
    render: 'cached',
    hydrate: working.includes(shared.kind) ? 'load' : 'none',
    ...shared,
    ...row,
  }));
}
