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
    note: 'It shows the date, the title, the lead and the role of the author.',
    Example: HeadOfAPost,
  },
  {
    file: 'contents-and-note',
    heading: 'Contents, text and a margin note',
    note: 'The main text runs in the middle, with the contents and the notes beside it.',
    Example: ContentsAndNote,
  },
  {
    file: 'folded-on-a-phone',
    heading: 'Contents on a small screen',
    note: 'The same list is folded here, and opens even before any script has loaded.',
    Example: FoldedOnAPhone,
  },
  {
    file: 'figure-with-source',
    heading: 'A figure with its command',
    note: 'The caption says what the figure shows, and the command lets anyone check it.',
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
