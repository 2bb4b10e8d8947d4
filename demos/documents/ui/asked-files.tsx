import { Button } from '#ui/actions/button.tsx';
import { Segmented } from '#ui/actions/segmented.tsx';
import { exampleChoices } from '../examples/choices.ts';
import { missingFor } from '../words.ts';
import { AwayNote } from './away-note.tsx';
import { DocumentPane } from './document-pane.tsx';
import { Questions } from './questions.tsx';
import { StudyPanel } from './study-panel.tsx';
import type { Side, Workspace } from './use-workspace.ts';

const sides: readonly { value: Side; label: string }[] = [
  { value: 'answers', label: 'Questions' },
  { value: 'study', label: 'Study' },
  { value: 'document', label: 'Document' },
];
const sideOf = (value: string): Side => sides.find((side) => side.value === value)?.value ?? 'answers';

/** Questions and answers beside the document they come from; on a phone one of them at a time. */
export function AskedFiles({ workspace }: { workspace: Workspace }) {
  const { conversation, asking, reading, side, setSide, show } = workspace;
  const { files, turns, example, away = [] } = conversation;
  const suggested = exampleChoices.find(({ id }) => id === example)?.suggested ?? [];
  const isNew = turns.length + asking.queue.length === 0;
  return (
    <>
      <AwayNote away={away} />
      <Segmented
        label="View"
        showLabel={false}
        size="small"
        options={sides}
        value={side}
        onValueChange={(value) => setSide(sideOf(value))}
        className="mb-4 xl:hidden noscript:hidden"
      />
      <Segmented
        label="Beside the document"
        showLabel={false}
        size="small"
        options={sides.filter(({ value }) => value !== 'document')}
        value={side === 'study' ? 'study' : 'answers'}
        onValueChange={(value) => setSide(sideOf(value))}
        className="mb-4 max-xl:hidden noscript:hidden"
      />
      <div className="grid gap-x-8 gap-y-6 pb-16 xl:grid-cols-[minmax(0,.8fr)_minmax(0,1.2fr)]">
        <div
          className={`min-w-0 ${side === 'answers' ? '' : side === 'study' ? 'hidden noscript:block!' : 'max-xl:hidden noscript:block!'}`}
        >
          <Questions
            turns={turns}
            suggested={suggested}
            asking={asking}
            missing={missingFor(reading.busy, example !== null, files.length)}
            files={new Set(files.map(({ id }) => id))}
            onShow={show}
            onAsk={workspace.ask}
          >
            {isNew && suggested.length === 0 ? (
              <Button variant="ghost" size="small" className="mt-3" onClick={() => setSide('study')}>
                Suggest questions
              </Button>
            ) : null}
          </Questions>
        </div>
        {side === 'study' ? (
          <div className="min-w-0">
            <StudyPanel
              files={files}
              where={workspace.where}
              onShow={show}
              onProblem={workspace.setProblem}
            />
          </div>
        ) : null}
        <div
          className={`min-w-0 xl:sticky xl:top-4 xl:h-[calc(100dvh-2rem)] xl:max-h-[60rem] ${side === 'document' ? '' : 'max-xl:hidden noscript:block!'}`}
        >
          <DocumentPane files={files} shown={workspace.shown} onShow={workspace.setShown} />
        </div>
      </div>
    </>
  );
}
