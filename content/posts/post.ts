interface PostSection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
}

export interface Post {
  slug: string;
  title: string;
  /** ISO day. */
  date: string;
  minutes: number;
  topic: string;
  lead: string;
  sections: readonly PostSection[];
}
