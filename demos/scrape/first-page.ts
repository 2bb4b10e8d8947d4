import type { RobotsSaid } from './job.ts';
import type { Opened, ShownPage } from './page-view.ts';

/** Where the page in the frame comes from. */
export interface PageOrigin {
  /** The address, or the name of an example or of what was pasted. */
  name: string;
  example: string | null;
  /** The address as a visitor typed it; null for an example and for what was pasted. */
  typed: string | null;
  pasted: boolean;
  /** Null for what was pasted: nobody's robots.txt was asked. */
  robots: RobotsSaid | null;
  /** Whether the server read its beginning alone. */
  cut: boolean;
}

/** A page with its source, as it is held while somebody points at it. */
export interface HeldPage {
  origin: PageOrigin;
  source: string;
  /** Null where robots.txt forbids it: then there is an address, and nothing to show. */
  page: ShownPage | null;
  address: string;
}

/** The page that the screen begins with. */
export interface FirstPage extends Pick<Opened, 'recipe' | 'seen'> {
  held: HeldPage;
}
