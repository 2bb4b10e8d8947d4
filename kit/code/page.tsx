import { type KitExample, KitPage } from '../kit-page.tsx';
import ARealFile from './a-real-file.tsx';
import InASentence from './in-a-sentence.tsx';
import InATerminal from './in-a-terminal.tsx';
import WhatChanged from './what-changed.tsx';

const examples: KitExample[] = [
  {
    file: 'a-real-file',
    heading: 'A short file with its path',
    note: 'Long lines scroll inside the block, so the page stays still.',
    Example: ARealFile,
  },
  {
    file: 'what-changed',
    heading: 'What changed',
    note: 'Give it the text before and after. Plus and minus signs mark the change, and screen readers read them as words.',
    Example: WhatChanged,
  },
  {
    file: 'in-a-terminal',
    heading: 'In a terminal',
    note: 'What you type is lime and begins with a dollar sign; the computer’s answer is grey.',
    Example: InATerminal,
  },
  {
    file: 'in-a-sentence',
    heading: 'In a sentence',
    note: 'Names from the code stand out from the words around them. A key looks like a key.',
    Example: InASentence,
  },
];

export default function CodePage() {
  return <KitPage examples={examples} />;
}
