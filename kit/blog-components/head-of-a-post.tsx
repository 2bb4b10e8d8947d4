import { AuthorLine } from '#ui/text/author-line.tsx';
import { PostHead } from '#ui/text/post-head.tsx';

export default function HeadOfAPost() {
  return (
    <PostHead
      level={3}
      date="2026-11-12"
      title="Two clicks, one slot"
      lead="Two people take the same half hour in the same second. Here is what the database does, and what the second person sees."
      author={<AuthorLine name="Product engineer" note="Takes 6 minutes to read" hue="mint" />}
    />
  );
}
