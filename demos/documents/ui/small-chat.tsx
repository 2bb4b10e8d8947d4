import type { MouseEvent } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { useDrop } from '../../kit/import/use-drop.ts';
import { LimitNote } from '../../kit/limits/limit-note.tsx';
import type { ToldLimit } from '../../kit/limits/limit-words.ts';
import { useModelPlace } from '../../kit/models/use-model-place.ts';
import { useAccountChoice } from '../../kit/saved/account-choice.ts';
import { type Door, type Turn, whereKept } from '../conversation.ts';
import { conversations } from '../conversations.ts';
import { exampleChoices } from '../examples/choices.ts';
import { doors, missingFor, smallChatWords, whereWords } from '../words.ts';
import { AddPage } from './add-page.tsx';
import { FileList } from './file-list.tsx';
import { ChooseFiles } from './inputs.tsx';
import { Questions } from './questions.tsx';
import { SmallChatTools } from './small-chat-tools.tsx';
import { useAsking } from './use-asking.ts';
import { type Brought, useReading } from './use-reading.ts';
import { useSmallConversation } from './use-small-conversation.ts';

export interface SmallChatProps {
  door: Exclude<Door, 'files'>;
  /** The example that it begins with, and what was asked of it beforehand. */
  example: string;
  first: readonly Turn[];
  /** Whether the server reads addresses for visitors. */
  pagesOpen: boolean;
  /** The model that writes, if one is connected. */
  writer: string | null;
  /** How often the server works for one visitor. */
  limits: readonly ToldLimit[];
}

const nowhere: ReadonlySet<string> = new Set();

/**
 * The workspace for documents in small, inside a page that is read: bring a file or a page, ask, and get the answer
 * with its quotation. The same readers and models work as in the whole tool, which takes the conversation over.
 */
export function SmallChat({ door, example, first, pagesOpen, writer, limits }: SmallChatProps) {
  const work = useSmallConversation(example, first);
  const { conversation, current } = work;
  const { files, turns } = conversation;
  const { where, choose } = useModelPlace(whereKept);
  const copies = useAccountChoice() === 'on';
  const reading = useReading((file) => {
    // What somebody brings is not mixed with the example, nor with what was asked of it.
    if (current.current.example !== null) asking.clear();
    work.addFile(file);
  });
  const asking = useAsking({ open: work.whole, where, isWritten: writer !== null, onTurn: work.addTurn });
  const isOver = useDrop((dropped) => bring(dropped.map((file) => ({ name: file.name, file }))));
  const { name, suggested } = exampleChoices.find(({ id }) => id === example) ?? { name: '', suggested: [] };
  const tool = doors[door].path;
  const isExample = conversation.example !== null;

  function bring(brought: readonly Brought[]) {
    if (brought.length === 0) return;
    void reading.read(brought, isExample ? 0 : files.length);
  }
  function goOn(event: MouseEvent<HTMLAnchorElement>) {
    // The example is what the whole tool begins with; anything else is taken along through this browser's history.
    if (!work.isOwn) return;
    event.preventDefault();
    conversations.save(conversation).then(
      () => location.assign(`${tool}?open=${conversation.id}`),
      () => location.assign(tool),
    );
  }

  return (
    <div
      id="ask"
      className={`@container rounded-card border bg-raised p-5 text-base leading-normal sm:p-8 ${isOver ? 'border-ink outline-2 outline-ink outline-dashed' : 'border-line'}`}
    >
      <div className="noscript:hidden">
        {door === 'file' ? (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <ChooseFiles onBring={bring} />
            <p className="text-sm text-mute">{smallChatWords.bring}</p>
          </div>
        ) : (
          <AddPage open={pagesOpen} first="" onPage={(page) => bring([page])} />
        )}
        {isExample && reading.incoming.length === 0 ? (
          <p className="mt-4 text-sm text-mute">Until you add your own, you’re asking our example: {name}.</p>
        ) : (
          <div className="mt-3">
            <FileList
              files={isExample ? [] : files}
              incoming={reading.incoming}
              onOpen={null}
              onRemove={work.removeFile}
              onForget={reading.forget}
            />
            {reading.busy ? (
              <Button variant="ghost" size="small" className="mt-3" onClick={reading.cancel}>
                Cancel
              </Button>
            ) : null}
          </div>
        )}
      </div>
      <div className="mt-5">
        <h2 className="sr-only">Questions and answers</h2>
        <Questions
          turns={turns}
          suggested={isExample ? suggested : []}
          asking={asking}
          missing={missingFor(reading.busy, isExample, files.length)}
          files={nowhere}
          onShow={null}
          onAsk={asking.add}
        >
          <p className="hidden text-sm text-mute noscript:block">{smallChatWords.withoutScripts[door]}</p>
        </Questions>
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-3 border-t border-line pt-4 @2xl:grid-cols-[1fr_auto] @2xl:items-center">
        <div className="max-w-[42rem] noscript:hidden">
          <Switch
            label="Run in this browser"
            note={whereWords(where, writer, copies)}
            checked={where === 'browser'}
            onChange={(event) => choose(event.currentTarget.checked ? 'browser' : 'server')}
          />
          <LimitNote limits={limits} />
        </div>
        <div className="flex flex-wrap gap-2">
          <SmallChatTools
            door={door}
            conversation={conversation}
            isOwn={work.isOwn}
            onOpen={(found) => {
              asking.clear();
              reading.cancel();
              reading.clear();
              work.open(found);
            }}
            onChange={work.change}
          />
          <ButtonLink href={tool} variant="ghost" size="small" onClick={goOn}>
            {smallChatWords.whole}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
