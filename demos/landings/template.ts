/** What one landing says about itself in its template bar. The words of the page are in `words.ts`. */
export interface LandingTemplate {
  /** Names the folder, the class under which the landing keeps its styles, and what it keeps in the browser. */
  slug: string;
  /** What the template is called: its row's label in the site map, and what an enquiry is about. */
  name: string;
  /** The made-up company whose page this is. */
  brand: string;
  /** The first is worn from the start; the landing's stylesheet has the values of the others. */
  palettes: readonly Palette[];
  /** What it consists of, a short sentence each. */
  madeOf: readonly string[];
}

export interface Palette {
  name: string;
  /** Two or three colours that tell it from the others. */
  swatch: readonly string[];
}
