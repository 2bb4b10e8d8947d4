import type { StaticHandlerContext } from 'react-router';

/** What the thread needs to draw a page: what the loaders gave, and nothing that is a function. */
export interface PageQuestion {
  url: string;
  nonce: string;
  /** A page that is read: it gets no router. */
  reading: boolean;
  /** What the router's loaders and actions gave. */
  state: Pick<
    StaticHandlerContext,
    'basename' | 'location' | 'loaderData' | 'actionData' | 'errors' | 'statusCode'
  >;
  /** The route of each level by its id; the thread has the routes themselves. */
  matches: {
    id: string;
    params: Record<string, string | undefined>;
    pathname: string;
    pathnameBase: string;
  }[];
  /** The same data as the page carries it along for the browser. */
  handoff: { settings: string; data: Uint8Array };
}

/** The page, and what went wrong in parts of it. */
export interface DrawnPage {
  html: string;
  errors: Error[];
}
