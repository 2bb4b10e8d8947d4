import { type KitExample, KitPage } from '../kit-page.tsx';
import FourFaces from './four-faces.tsx';
import HeadingAndLead from './heading-and-lead.tsx';
import TermsKeysNotes from './terms-keys-notes.tsx';
import TextFromMarkdown from './text-from-markdown.tsx';

const examples: KitExample[] = [
  {
    file: 'four-faces',
    heading: 'Four typefaces, one task each',
    note: 'The display face is for claims, Geist for text, the mono face for figures, and the italic at most once a page.',
    Example: FourFaces,
  },
  {
    file: 'heading-and-lead',
    heading: 'A heading and its lead',
    note: 'The heading takes its size from its container. Its lines are balanced and at most 42 rem wide.',
    Example: HeadingAndLead,
  },
  {
    file: 'text-from-markdown',
    heading: 'Running text',
    note: 'One wrapper styles plain elements as Markdown produces them.',
    Example: TextFromMarkdown,
  },
  {
    file: 'terms-keys-notes',
    heading: 'Terms, keys and notes',
    note: 'You see a list of terms between rules, a key that looks like a key, and a note beside the text.',
    Example: TermsKeysNotes,
  },
];

export default function TypographyPage() {
  return <KitPage examples={examples} />;
}
