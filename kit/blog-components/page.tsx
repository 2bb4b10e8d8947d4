import { type KitExample, KitPage } from '../kit-page.tsx';
import ContentsAndNote from './contents-and-note.tsx';
import FigureWithSource from './figure-with-source.tsx';
import FoldedOnAPhone from './folded-on-a-phone.tsx';
import HeadOfAPost from './head-of-a-post.tsx';
import NextPosts from './next-posts.tsx';

const examples: KitExample[] = [
  {
    file: 'head-of-a-post',
    heading: 'The head of a post',
    note: 'Date, title, lead, and the role that answers for it.',
    Example: HeadOfAPost,
  },
  {
    file: 'contents-and-note',
    heading: 'Contents, text, note',
    note: 'What is needed runs in the middle; what is only interesting stands beside it.',
    Example: ContentsAndNote,
  },
  {
    file: 'folded-on-a-phone',
    heading: 'Contents where there is no room',
    note: 'The same list, folded, and open before any script.',
    Example: FoldedOnAPhone,
  },
  {
    file: 'figure-with-source',
    heading: 'A figure with its command',
    note: 'The caption says what is seen, and the command lets anybody see it.',
    Example: FigureWithSource,
  },
  {
    file: 'next-posts',
    heading: 'What to read next',
    Example: NextPosts,
  },
];

export default function BlogComponentsPage() {
  return <KitPage examples={examples} />;
}
