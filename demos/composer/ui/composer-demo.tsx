import { Keyboard, Mail, Plus, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { altText } from '#engines/compose/alt-text.ts';
import type { Part } from '#engines/compose/parts/part.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { DemoBar, DemoStrip } from '#ui/kinds/demo-parts.tsx';
import { useHistory } from '../../kit/history/use-history.ts';
import { historyKeys } from '../../kit/keys/demo-keys.ts';
import { useDemoKeys } from '../../kit/keys/use-demo-keys.ts';
import { DemoFigures, DemoScreen } from '../../kit/layout/demo-screen.tsx';
import { ExamplePicker } from '../../kit/layout/example-picker.tsx';
import { InputsPanel } from '../../kit/layout/inputs-panel.tsx';
import { PhoneBar } from '../../kit/layout/phone-bar.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { useSavedSheet } from '../../kit/saved/use-saved-sheet.ts';
import { added } from '../changes.ts';
import { exampleSentences } from '../examples/examples.ts';
import type { FirstPicture } from '../first-picture.server.ts';
import { fileOf, neededBy } from '../picture.ts';
import type { ComposerState } from '../state.ts';
import { finding, leftOut } from '../words.ts';
import { ComposerDialogs, type DialogName } from './composer-dialogs.tsx';
import { DemoTools } from './demo-tools.tsx';
import { Inputs } from './inputs.tsx';
import { inputs, showInputs } from './inputs-place.ts';
import { Painting } from './painting.tsx';
import { PastPictures } from './past-pictures.tsx';
import { PictureFacts } from './picture-facts.tsx';
import { PictureStage } from './picture-stage.tsx';
import { toldKeys } from './told-keys.ts';
import { useDrawing } from './use-drawing.ts';
import { useObjectActions } from './use-object-actions.ts';
import { useParts } from './use-parts.ts';
import { usePictures } from './use-pictures.ts';

interface ComposerDemoProps {
  first: FirstPicture;
  /** Whether the server looks words up. */
  open: boolean;
  /** The image model that paints, if one is connected. */
  painter: string | null;
  /** How well it was measured to do. */
  proof: ReactNode;
  /** The button that saves the demo. */
  save: ReactNode;
}

/** The composer as a place of work: a sentence in; four pictures out, whose objects can all be changed. */
export function ComposerDemo({ first, open: answers, painter, proof, save }: ComposerDemoProps) {
  const history = useHistory<ComposerState>(first.state);
  const { state } = history;
  const store = useParts(first.parts, first.drawings);
  const past = usePictures(state);
  const [selected, setSelected] = useState<string | null>(null);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const keys = useId();
  const drawing = useDrawing({ history, store, past, answers, unselect: () => setSelected(null) });
  const { busy, problem, setProblem, need, openState } = drawing;

  const { dictionary, drawings } = store;
  const partOf = useCallback(
    (id: string): Part | undefined => first.parts.find((part) => part.id === id) ?? dictionary?.part(id),
    [first.parts, dictionary],
  );
  const actions = useObjectActions(history, setSelected, need);

  /** Puts a part in the place of the chosen object, or into the picture. */
  function choosePart(part: Part) {
    const noun = part.names[0] ?? part.id;
    const next = dialog === 'add' ? added(state.scene, part.id, noun) : null;
    if (dialog === 'replace' && selected) actions.replace(selected, part.id, noun);
    else if (next) {
      need([part.id]);
      history.change((now) => ({ ...now, scene: next.scene }));
      setSelected(next.id);
    } else setProblem('The picture is full. Delete something first.');
    setDialog(null);
  }

  const list = useSavedSheet({
    saved: past.saved,
    current: past.picture.id,
    onOpen: (found) => {
      if (!found) return setProblem('This picture is no longer in this browser or your account.');
      past.opened(found);
      openState(found.state, 'change');
    },
    onChange: past.changed,
    onRemoved: past.forgotten,
    onNew: () => {
      drawing.write('');
      showInputs();
    },
  });

  useDemoKeys([...historyKeys(history), { keys: 's', label: 'Share', run: () => setDialog('share') }]);

  const svg = (width: number) => fileOf(state, partOf, drawings, width);
  const said = finding(state);
  const [notDrawn] = leftOut(state, partOf);
  return (
    <DemoScreen
      said={busy ? 'Drawing' : `${said}. ${altText(state.scene)}`}
      bar={
        <DemoBar
          name="Make a picture"
          actions={
            <>
              {save}
              <DemoTools
                history={history}
                svg={svg}
                onShare={() => setDialog('share')}
                onHistory={list.show}
                onProblem={setProblem}
              />
            </>
          }
        >
          <ExamplePicker
            examples={exampleSentences}
            value={state.example}
            ownName={state.prompt.slice(0, 40)}
            onChoose={drawing.drawExample}
          />
        </DemoBar>
      }
      inputs={
        <InputsPanel
          id={inputs}
          heading="Your picture"
          footer={
            <>
              <Button size="small" className="w-full" aria-disabled={busy} onClick={drawing.drawTyped}>
                {busy ? 'Drawing…' : 'Draw picture'}
              </Button>
              <p className="mt-2 text-center text-[.8125rem] text-mute">
                {store.here < store.of
                  ? 'Drawn in this browser.'
                  : 'Drawn in this browser. It now works offline too.'}
              </p>
            </>
          }
        >
          <Inputs
            prompt={drawing.prompt}
            error={drawing.wrong}
            scene={state.scene}
            seed={state.seed}
            asks={drawing.asks}
            onPrompt={drawing.write}
            onDraw={drawing.drawTyped}
            onSeed={drawing.drawOthers}
            onSetting={(change) => history.change((now) => ({ ...now, scene: { ...now.scene, ...change } }))}
            onAsks={drawing.setAsks}
          />
        </InputsPanel>
      }
      rail={
        <>
          <ToolButton icon={Plus} label="Add" place="rail" onClick={() => setDialog('add')} />
          <ToolButton icon={Keyboard} label="Keys" place="rail" command="show-modal" commandfor={keys} />
          <ToolButton icon={Mail} label="Send" place="rail" onClick={() => setDialog('send')} />
        </>
      }
      phoneBar={
        <PhoneBar fact={<span className="font-semibold">{busy ? 'Drawing…' : said}</span>}>
          <Button variant="ghost" size="small" onClick={() => setDialog('add')}>
            Add
          </Button>
          <Button size="small" popoverTarget={inputs}>
            <SlidersHorizontal size={18} strokeWidth={1.5} aria-hidden="true" />
            Your picture
          </Button>
          <Button variant="ghost" size="small" onClick={() => setDialog('share')}>
            Share
          </Button>
        </PhoneBar>
      }
    >
      <DemoStrip
        finding={said}
        about={
          <>
            <span className="line-clamp-3 wrap-anywhere">{state.prompt}</span>
            {notDrawn ? <span className="mt-1 block font-medium">{notDrawn}</span> : null}
          </>
        }
      >
        <DemoFigures
          figures={[
            ['Objects', String(state.scene.objects.length), ''],
            ['Kinds', String(neededBy(state.scene).length), ''],
            ['Variation', String(state.variation + 1), 'of 4'],
            ['Seed', String(state.seed), ''],
          ]}
        />
      </DemoStrip>
      <div aria-busy={busy} className="flex-1 p-4 sm:p-6">
        <AlertPlace urgent className="mb-4 empty:hidden">
          {problem ? <Alert tone="danger" heading={problem} onDismiss={() => setProblem(null)} /> : null}
        </AlertPlace>
        <div className="grid gap-x-10 gap-y-8 pb-24 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 content-start gap-4">
            <PictureStage
              state={state}
              dictionary={dictionary}
              partOf={partOf}
              drawings={drawings}
              selected={selected}
              actions={actions}
              onReplace={() => setDialog('replace')}
              onVariation={(next) => openState(next, 'change')}
            />
            {painter ? <Painting painter={painter} prompt={state.prompt} /> : null}
          </div>
          <PictureFacts state={state} partOf={partOf}>
            {proof}
            <PastPictures
              pictures={past.recent}
              partOf={partOf}
              drawings={drawings}
              onOpen={list.choose}
              onAll={list.show}
            />
          </PictureFacts>
        </div>
      </div>
      <ComposerDialogs
        open={dialog}
        onOpen={setDialog}
        picture={past.picture}
        chosen={state.scene.objects.find(({ id }) => id === selected)?.noun ?? ''}
        dictionary={dictionary}
        drawings={drawings}
        onNeed={need}
        onPart={choosePart}
        history={list.sheet}
        keysId={keys}
        keys={[...historyKeys(history), ...toldKeys]}
      />
    </DemoScreen>
  );
}
