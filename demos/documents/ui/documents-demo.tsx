import { FileUp, Keyboard, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { limits } from '#engines/documents/limits.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { DemoBar, DemoStrip, SampleMark } from '#ui/kinds/demo-parts.tsx';
import { fetchReaders } from '../../kit/files/fetch-readers.ts';
import { loadPdfJs } from '../../kit/files/pdf-file.ts';
import { KeyMap } from '../../kit/keys/key-map.tsx';
import { useDemoKeys } from '../../kit/keys/use-demo-keys.ts';
import { DemoFigures, DemoScreen } from '../../kit/layout/demo-screen.tsx';
import { DropHint } from '../../kit/layout/drop-hint.tsx';
import { ExamplePicker } from '../../kit/layout/example-picker.tsx';
import { InputsPanel } from '../../kit/layout/inputs-panel.tsx';
import { PhoneBar } from '../../kit/layout/phone-bar.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { useAllHere } from '../../kit/models/use-all-here.ts';
import { useAccountChoice } from '../../kit/saved/account-choice.ts';
import { SavedSheet } from '../../kit/saved/saved-sheet.tsx';
import type { Door, SentConversation } from '../conversation.ts';
import { exampleChoices } from '../examples/choices.ts';
import { askWords, doors, figuresOf, finding, savedWords, whereWords } from '../words.ts';
import { focusQuestion } from './ask-form.tsx';
import { AskedFiles } from './asked-files.tsx';
import { DemoTools } from './demo-tools.tsx';
import { EmptyWorkspace } from './empty-workspace.tsx';
import { FileList } from './file-list.tsx';
import { ChooseFiles, Inputs } from './inputs.tsx';
import { Printed } from './printed.tsx';
import { ReadingNow, saidOfReading } from './reading-now.tsx';
import { inputsSheet, useWorkspace, type Workspace } from './use-workspace.ts';

interface DocumentsDemoProps {
  door: Door;
  /** The example with its answer, as it was made beforehand. */
  first: SentConversation;
  /** Whether the server reads addresses for visitors. */
  pagesOpen: boolean;
  /** The model that writes, if one is connected. */
  writer: string | null;
  /** Who answers, and how well it was measured to do. */
  proof: ReactNode;
  /** The button that saves the demo. */
  save: ReactNode;
}

/** What reads files in this browser. */
const fetchFileReaders = () => Promise.all([fetchReaders(), loadPdfJs()]);

/** The files on a desktop at the start, on a phone in a sheet. */
function Files({
  workspace,
  door,
  pagesOpen,
  proof,
}: { workspace: Workspace } & Pick<DocumentsDemoProps, 'door' | 'pagesOpen' | 'proof'>) {
  const { conversation, reading, where, bring } = workspace;
  const { files, example } = conversation;
  return (
    <InputsPanel
      id={inputsSheet}
      footer={
        <>
          {reading.busy ? (
            <Button variant="ghost" size="small" className="w-full" onClick={reading.cancel}>
              Stop reading
            </Button>
          ) : (
            <ChooseFiles onBring={bring} className="w-full" />
          )}
          <p className="mt-2 text-center text-[.8125rem] text-mute text-pretty">
            Up to 20 files of 25 MB each. Drop them anywhere on this page.
          </p>
        </>
      }
    >
      <Inputs
        door={door}
        pagesOpen={pagesOpen}
        address={workspace.address}
        where={where}
        here={useAllHere(where, fetchFileReaders)}
        room={limits.files - (example === null ? files.length : 0)}
        proof={proof}
        onWhere={workspace.answerIn}
        onBring={bring}
      >
        <FileList
          files={files}
          incoming={reading.incoming}
          onOpen={({ id }) => workspace.openFile(id)}
          onRemove={workspace.removeFile}
          onForget={reading.forget}
        />
      </Inputs>
    </InputsPanel>
  );
}

/** The bar at the foot of a phone: what happens, the button that adds files, and the other side of the workspace. */
function FootBar({ workspace, door, said }: { workspace: Workspace; door: Door; said: string }) {
  const { reading, side, setSide, bring } = workspace;
  return (
    <PhoneBar fact={<span className="font-semibold">{saidOfReading(reading.incoming) ?? said}</span>}>
      {door === 'page' ? (
        <Button size="small" popoverTarget={inputsSheet}>
          Add a page
        </Button>
      ) : (
        <>
          <Button variant="ghost" size="small" popoverTarget={inputsSheet}>
            <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
            Files
          </Button>
          <ChooseFiles onBring={bring} />
        </>
      )}
      <Button
        variant="ghost"
        size="small"
        onClick={() => setSide(side === 'document' ? 'answers' : 'document')}
      >
        {side === 'document' ? 'Answers' : 'Document'}
      </Button>
    </PhoneBar>
  );
}

/** The workspace for files and pages: they stand beside the questions, and every answer opens its place in them. */
export function DocumentsDemo({ door, first, pagesOpen, writer, proof, save }: DocumentsDemoProps) {
  const workspace = useWorkspace(door, first, writer);
  const { conversation, asking, reading, past, side, setSide, problem, setProblem, begin } = workspace;
  const { files, turns } = conversation;
  const copies = useAccountChoice() === 'on';
  const keys = useId();
  const told = [
    { keys: 'q', label: 'Write a question', run: () => focusQuestion(() => setSide('answers')) },
    {
      keys: 'd',
      label: 'Answers or document',
      run: () => setSide(side === 'document' ? 'answers' : 'document'),
    },
    { keys: 'h', label: 'Conversations', run: past.show },
    { keys: 'n', label: 'New conversation', run: begin },
  ];
  useDemoKeys(told);
  const said = asking.running ? askWords(asking.progress).label : finding(conversation);
  return (
    <>
      <div className="print:hidden">
        <DemoScreen
          said={said}
          bar={
            <DemoBar
              name={doors[door].name}
              actions={
                <>
                  {save}
                  <DemoTools conversation={conversation} onHistory={past.show} onNew={begin} />
                </>
              }
            >
              <ExamplePicker
                examples={exampleChoices}
                value={conversation.example}
                ownName={conversation.title}
                onChoose={workspace.openExample}
              />
              {conversation.example ? <SampleMark /> : null}
            </DemoBar>
          }
          inputs={<Files workspace={workspace} door={door} pagesOpen={pagesOpen} proof={proof} />}
          rail={
            <ToolButton icon={Keyboard} label="Keys" place="rail" command="show-modal" commandfor={keys} />
          }
          phoneBar={<FootBar workspace={workspace} door={door} said={said} />}
        >
          <DemoStrip finding={finding(conversation)} about={whereWords(workspace.where, writer, copies)}>
            <DemoFigures figures={figuresOf(conversation)} />
          </DemoStrip>
          <div className="flex-1 p-4 sm:p-6">
            <ReadingNow incoming={reading.incoming} onForget={reading.forget} onCancel={reading.cancel} />
            <AlertPlace urgent className="mb-4 empty:hidden">
              {problem ? <Alert tone="danger" heading={problem} onDismiss={() => setProblem(null)} /> : null}
            </AlertPlace>
            {files.length + turns.length === 0 ? (
              <EmptyWorkspace door={door} busy={reading.busy} onBring={workspace.bring} />
            ) : (
              <AskedFiles workspace={workspace} />
            )}
          </div>
          <SavedSheet id="documents-history" words={savedWords} {...past.sheet} />
          <KeyMap
            id={keys}
            keys={[
              { keys: 'Enter', label: 'In the question: ask' },
              { keys: 'ArrowUp', label: 'In the question: previous question' },
              ...told,
            ]}
          />
        </DemoScreen>
        {workspace.isOver ? <DropHint icon={FileUp}>Drop to read</DropHint> : null}
      </div>
      <Printed conversation={conversation} />
    </>
  );
}
