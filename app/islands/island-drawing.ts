import { createContext, type ReactElement } from 'react';

/** How the server draws a page that is read. */
export interface IslandDrawing {
  /** Draws one island apart from its page, so that it can hydrate by itself; gives what stands in its place until then. */
  draw: (island: ReactElement, identifierPrefix: string) => string;
  /** The script that wakes islands. */
  script: string;
}

/** Null where the whole page hydrates: there an island is a component like any other. */
export const IslandDrawingContext = createContext<IslandDrawing | null>(null);
