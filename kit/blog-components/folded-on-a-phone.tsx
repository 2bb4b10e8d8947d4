import { FoldedContents } from '#ui/text/folded-contents.tsx';

const parts = [
  { id: 'head-of-a-post', heading: 'The head of a post' },
  { id: 'contents-and-note', heading: 'Contents, text and a margin note' },
  { id: 'figure-with-source', heading: 'A figure with its command' },
];

export default function FoldedOnAPhone() {
  return <FoldedContents parts={parts} className="max-w-sm" />;
}
