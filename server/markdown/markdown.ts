import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

// Headings begin below the page's own; pictures come from the site's storage, never from a text.
const allowed = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter(
    (name) => !['h1', 'img', 'input', 'picture', 'source'].includes(name),
  ),
};

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize, allowed)
  .use(rehypeStringify);

/** Markdown from the database as HTML that is safe to put into a page, whoever wrote it. */
export const renderMarkdown = (source: string): string => String(processor.processSync(source));
