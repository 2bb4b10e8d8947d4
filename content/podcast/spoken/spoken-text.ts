interface SpokenSection {
  id: string;
  heading: string;
  /** `{{proof:id}}` is a figure of content/proof.json with its unit. */
  paragraphs: readonly string[];
}

/** What an episode of the podcast says: the short version of a post. */
export interface SpokenText {
  /** The post that it is the short version of. */
  slug: string;
  title: string;
  /** ISO day. */
  date: string;
  topic: string;
  lead: string;
  sections: readonly SpokenSection[];
}
