/** A post as its file holds it. */
export interface Post {
  slug: string;
  title: string;
  /** ISO day. */
  date: string;
  topic: string;
  lead: string;
  /** Markdown; what may stand in it is told in README.md. */
  body: string;
}

const fieldNames = ['title', 'date', 'topic', 'lead'] as const;

/** Reads the file of a post: one `name: value` a line, an empty line, then the text. */
export function readPost(slug: string, source: string): Post {
  const end = source.indexOf('\n\n');
  const lines = source.slice(0, end).split('\n');
  const fields = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const [title = '', date = '', topic = '', lead = ''] = fieldNames.map((name) => {
    const value = fields.get(name);
    if (!value) throw new Error(`content/posts/${slug}.md has no ${name}`);
    return value;
  });
  return { slug, title, date, topic, lead, body: source.slice(end).trim() };
}
