import { type KitExample, KitPage } from '../kit-page.tsx';
import ARealFile from './a-real-file.tsx';
import InASentence from './in-a-sentence.tsx';
import InATerminal from './in-a-terminal.tsx';
import WhatChanged from './what-changed.tsx';

const examples: KitExample[] = [
  {
    file: 'a-real-file',
    heading: 'With its path, and short',
    note: 'Long lines scroll inside the block; the page never moves sideways.',
    Example: ARealFile,
  },
  {
    file: 'what-changed',
    heading: 'What changed',
    note: 'Given the text before and after. Plus and minus say it, and are spoken as words.',
    Example: WhatChanged,
  },
  {
    file: 'in-a-terminal',
    heading: 'Typed in a terminal',
    note: 'What a person types is lime and begins with a dollar sign; what the machine answers is quiet.',
    Example: InATerminal,
  },
  {
    file: 'in-a-sentence',
    heading: 'In a sentence',
    note: 'A name keeps its letters apart from the words around it. A key looks like a key.',
    Example: InASentence,
  },
];

export default function CodePage() {
  return <KitPage examples={examples} />;
}
