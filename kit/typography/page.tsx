import { type KitExample, KitPage } from '../kit-page.tsx';
import FourFaces from './four-faces.tsx';
import HeadingAndLead from './heading-and-lead.tsx';
import TermsKeysNotes from './terms-keys-notes.tsx';
import TextFromMarkdown from './text-from-markdown.tsx';

const examples: KitExample[] = [
  {
    file: 'four-faces',
    heading: 'Four faces, one task each',
    note: 'Display claims, Geist explains, mono counts, and the italic stands once a page at most.',
    Example: FourFaces,
  },
  {
    file: 'heading-and-lead',
    heading: 'A heading and its lead',
    note: 'Sized by the place it stands in, balanced, never wider than 42 rem.',
    Example: HeadingAndLead,
  },
  {
    file: 'text-from-markdown',
    heading: 'Running text',
    note: 'Plain elements, as Markdown gives them, inside one wrapper.',
    Example: TextFromMarkdown,
  },
  {
    file: 'terms-keys-notes',
    heading: 'Terms, keys and notes',
    note: 'A list of terms under a rule, a key as a key, and a note beside the text.',
    Example: TermsKeysNotes,
  },
];

export default function TypographyPage() {
  return <KitPage examples={examples} />;
}
