/** What every landing template says about itself: the words of its first screen and the look it wears. */
export interface LandingBrief {
  /** Names the wrapper's class, under which the landing keeps its own styles. */
  slug: string;
  /** What the template is called in our bar. */
  name: string;
  /** The made-up company whose page this is. */
  brand: string;
  h1: string;
  lead: string;
  action: LandingLink;
  /** A landing that looks right in one scheme only fixes it; without one the visitor's choice holds. */
  scheme?: 'light' | 'dark';
  /** Other values of the tokens. */
  theme: Partial<Record<`--${string}`, string>>;
}

interface LandingLink {
  label: string;
  href: string;
}

/** One phone app of ours: its screen drawn in a phone, and three things to know about it. */
export interface ShowcaseBrief {
  slug: string;
  name: string;
  h1: string;
  lead: string;
  action: LandingLink;
  /** What the drawn screen shows, for those who do not see it. */
  screen: string;
  time: string;
  /** Where the phone stands on a wide page. */
  side: 'left' | 'middle' | 'right';
  captions: { heading: string; text: string }[];
}
