interface PostSection {
  id: string;
  heading: string;
  /** `{{proof:id}}` is a figure of content/proof.json with its unit, `{{printed:id}}` the sentence that says who printed it. */
  paragraphs: readonly string[];
}

export interface Post {
  slug: string;
  title: string;
  /** ISO day. */
  date: string;
  topic: string;
  lead: string;
  sections: readonly PostSection[];
}
