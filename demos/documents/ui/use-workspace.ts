import { useState } from 'react';
import { useHandedOver } from '../../kit/hand-over/use-handed-over.ts';
import { useDrop } from '../../kit/import/use-drop.ts';
import { useModelPlace } from '../../kit/models/use-model-place.ts';
import { useKeptHistory } from '../../kit/saved/use-kept-history.ts';
import { type Door, type Quote, type SentConversation, whereKept } from '../conversation.ts';
import { conversations } from '../conversations.ts';
import { useAsking } from './use-asking.ts';
import { useConversation } from './use-conversation.ts';
import { type Brought, useReading } from './use-reading.ts';

/** What stands in front on a phone; on a desktop the document always stands beside it. */
export type Side = 'answers' | 'study' | 'document';

/** The sheet that the inputs lie in on a phone. */
export const inputsSheet = 'documents-inputs';

const closeInputs = () => document.getElementById(inputsSheet)?.hidePopover?.();

/** Everything that can be done in the workspace: bring files, ask, open a place, come back to what was asked before. */
export function useWorkspace(door: Door, first: SentConversation, writer: string | null) {
  const work = useConversation(first);
  const { conversation } = work;
  const { files } = conversation;
  const { where, choose: answerIn } = useModelPlace(whereKept);
  const [side, setSide] = useState<Side>('answers');
  const [problem, setProblem] = useState<string | null>(null);
  const [address, setAddress] = useState('');
  const asking = useAsking({
    open: async () => conversation,
    where,
    isWritten: writer !== null,
    onTurn: work.addTurn,
  });
  const reading = useReading((file) => {
    // What was asked of an example has no place in the conversation that begins now.
    if (work.addFile(file)) asking.clear();
  });

  useHandedOver(({ files: brought, text }) => {
    // Words that were typed for another door are a text to ask about.
    const isText = door !== 'page' && text !== '';
    if (!isText) setAddress(text);
    const typed = isText ? [new File([text], 'Your text')] : [];
    bring([...brought, ...typed].map((file) => ({ name: file.name, file })));
  });
  const isOver = useDrop((dropped) => bring(dropped.map((file) => ({ name: file.name, file }))));

  function bring(brought: readonly Brought[]) {
    if (brought.length === 0) return;
    setProblem(null);
    // On a phone the sheet would lie over what happens next.
    closeInputs();
    void reading.read(brought, conversation.example === null ? files.length : 0);
  }
  function show({ file, part, marks }: Pick<Quote, 'file' | 'part' | 'marks'>) {
    work.setShown({ file, part, marks });
    // On a desktop the document stands beside the lines that lead to it.
    if (!matchMedia('(min-width: 80rem)').matches) setSide('document');
  }
  /** Another conversation takes the place of this one. */
  function leave() {
    setProblem(null);
    asking.clear();
    reading.cancel();
    reading.clear();
  }
  function begin() {
    leave();
    work.begin();
  }
  const past = useKeptHistory(conversations, conversation, {
    isOwn: work.isOwn,
    onOpen: (found) => {
      leave();
      if (found) work.open(found);
      else setProblem('This conversation is no longer in this browser or your account.');
    },
    onChange: ({ title, pinned }) => {
      if (title !== undefined) work.rename(title);
      else if (pinned !== undefined) work.pin(pinned);
    },
    onGone: begin,
    onNew: begin,
  });

  return {
    ...work,
    asking,
    reading,
    past,
    where,
    side,
    setSide,
    problem,
    setProblem,
    address,
    isOver,
    bring,
    show,
    begin,
    ask: (question: string) => {
      setProblem(null);
      setSide('answers');
      asking.add(question);
    },
    answerIn,
    openFile: (id: string) => {
      work.setShown({ file: id, part: 0, marks: [] });
      setSide('document');
      closeInputs();
    },
    openExample: (id: string) => {
      leave();
      void work.openExample(id);
    },
  };
}

export type Workspace = ReturnType<typeof useWorkspace>;
