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
