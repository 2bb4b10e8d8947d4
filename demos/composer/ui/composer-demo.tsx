import { Keyboard, Mail, Plus, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { altText } from '#engines/compose/alt-text.ts';
import type { Part } from '#engines/compose/parts/part.ts';
import { Button } from '#ui/actions/button.tsx';
import { Alert, AlertPlace } from '#ui/data/alert.tsx';
import { DemoBar, DemoStrip } from '#ui/kinds/demo-parts.tsx';
import { useHandedOver } from '../../kit/hand-over/use-handed-over.ts';
import { useHistory } from '../../kit/history/use-history.ts';
import { historyKeys } from '../../kit/keys/demo-keys.ts';
import { KeyMap } from '../../kit/keys/key-map.tsx';
import { useDemoKeys } from '../../kit/keys/use-demo-keys.ts';
import { DemoFigures, DemoScreen } from '../../kit/layout/demo-screen.tsx';
import { ExamplePicker } from '../../kit/layout/example-picker.tsx';
import { InputsPanel } from '../../kit/layout/inputs-panel.tsx';
import { PhoneBar } from '../../kit/layout/phone-bar.tsx';
import { ToolButton } from '../../kit/layout/tool-button.tsx';
import { SavedSheet } from '../../kit/saved/saved-sheet.tsx';
import { useSavedSheet } from '../../kit/saved/use-saved-sheet.ts';
import { SendDialog } from '../../kit/share/send-dialog.tsx';
import { ShareResultDialog } from '../../kit/share/share-result.tsx';
import { clearAddress, stateInAddress } from '../../kit/share/shared-state.ts';
import { added } from '../changes.ts';
import { exampleSentences, sentenceOf } from '../examples/examples.ts';
import type { FirstPicture } from '../first-picture.server.ts';
import { fileOf, neededBy, pictureOf } from '../picture.ts';
import { pictureResult } from '../pictures.ts';
import { type ComposerState, composerState } from '../state.ts';
import { finding, savedWords, shareWords } from '../words.ts';
import { DemoTools } from './demo-tools.tsx';
import { Inputs } from './inputs.tsx';
import { ObjectPanel } from './object-panel.tsx';
import { Painting } from './painting.tsx';
import { PartDialog } from './part-dialog.tsx';
import { PastPictures } from './past-pictures.tsx';
import { PictureCanvas } from './picture-canvas.tsx';
import { PictureFacts } from './picture-facts.tsx';
import { toldKeys } from './told-keys.ts';
import { useComposer } from './use-composer.ts';
import { useObjectActions } from './use-object-actions.ts';
import { useParts } from './use-parts.ts';
import { usePictures } from './use-pictures.ts';
import { Variations } from './variations.tsx';

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

const inputs = 'composer-inputs';
const shareable = { demo: 'image-generator', path: '/ai-tools/image-generator' };
const brokenLink = 'The link was cut off on its way, so the example is shown. Ask for the link again.';

/** The composer as a place of work: a sentence in; four pictures out, whose objects can all be changed. */
export function ComposerDemo({ first, open: answers, painter, proof, save }: ComposerDemoProps) {
  const history = useHistory<ComposerState>(first.state);
  const { state } = history;
  const store = useParts(first.parts, first.drawings);
  const composer = useComposer(store);
  const past = usePictures(state);
  const [prompt, setPrompt] = useState<string>(state.prompt);
  const [wrong, setWrong] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asks, setAsks] = useState(true);
  const [selected, setSelected] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'share' | 'send' | 'replace' | 'add' | null>(null);
  const keys = useId();

  const { dictionary, drawings } = store;
  const partOf = useCallback(
    (id: string): Part | undefined => first.parts.find((part) => part.id === id) ?? dictionary?.part(id),
    [first.parts, dictionary],
  );
  const fail = (error: unknown) => setProblem(error instanceof Error ? error.message : String(error));
  const need = (ids: readonly string[]) => void store.need(ids).catch(fail);
  const actions = useObjectActions(history, setSelected, need);

  const { prompt: drawn, seed, meant, example } = state;
  const variations = useMemo(
    () =>
      dictionary
        ? [0, 1, 2, 3].map((variation) =>
            pictureOf({ example, prompt: drawn, seed, variation, meant }, dictionary),
          )
        : [],
    [dictionary, example, drawn, seed, meant],
  );

  async function draw(
    wish: Pick<ComposerState, 'example' | 'prompt' | 'seed'>,
    by: 'change' | 'begin' = 'change',
  ) {
    setProblem(null);
    setSelected(null);
    try {
      const next = await composer.draw(wish, asks && answers);
      if (by === 'begin') history.begin(next);
      else history.change(() => next);
      past.drawn(next);
      document.getElementById(inputs)?.hidePopover?.();
    } catch (error) {
      fail(error);
    }
  }

  function drawTyped(next: number = Math.floor(Math.random() * 99_999)) {
    const text = prompt.trim();
    setWrong(text ? null : 'Write what should be in the picture, such as ‘two red birds on a tree’.');
    if (text) void draw({ example: null, prompt: text, seed: next });
  }

  function openState(next: ComposerState, by: 'change' | 'begin') {
    setSelected(null);
    setPrompt(next.prompt);
    need(neededBy(next.scene));
    if (by === 'begin') history.begin(next);
    else history.change(() => next);
  }

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
      if (!found) return setProblem('This picture is neither in this browser nor in your account any more.');
      past.opened(found);
      openState(found.state, 'change');
    },
    onChange: past.changed,
    onRemoved: past.forgotten,
    onNew: () => {
      setPrompt('');
      document.getElementById(inputs)?.querySelector('textarea')?.focus();
    },
  });

  const begin = useRef({ openState });
  begin.current = { openState };
  useEffect(() => {
    stateInAddress(location.search).then((given) => {
      if (given === undefined) return;
      const read = composerState.safeParse(given);
      if (read.success) begin.current.openState(read.data, 'begin');
      else setProblem(brokenLink);
      clearAddress();
    });
  }, []);

  useHandedOver(({ text }) => {
    if (text === '') return;
    setPrompt(text);
    void draw({ example: null, prompt: text, seed: 1 });
  });

  useDemoKeys([...historyKeys(history), { keys: 's', label: 'Share', run: () => setDialog('share') }]);

  const svg = (width: number) => fileOf(state, partOf, drawings, width);
  const chosen = state.scene.objects.find(({ id }) => id === selected);
  const chosenPart = chosen && partOf(chosen.part);
  const said = finding(state);
  const isOpen = (name: typeof dialog) => dialog === name;
  const set = (name: typeof dialog) => (next: boolean) => setDialog(next ? name : null);
  return (
    <DemoScreen
      said={composer.busy ? 'Drawing' : `${said}. ${altText(state.scene)}`}
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
            onChoose={(id) => {
              const sentence = sentenceOf(id);
              setPrompt(sentence.prompt);
              void draw({ example: id, prompt: sentence.prompt, seed: 1 });
            }}
          />
        </DemoBar>
      }
      inputs={
        <InputsPanel
          id={inputs}
          footer={
            <>
              <Button
                size="small"
                className="w-full"
                aria-disabled={composer.busy}
                onClick={() => drawTyped()}
              >
                {composer.busy ? 'Drawing…' : 'Draw picture'}
              </Button>
              <p className="mt-2 text-center text-[.8125rem] text-mute">
                {store.here < store.of
                  ? 'Drawn in this browser.'
                  : 'Drawn in this browser; works without a network now.'}
              </p>
            </>
          }
        >
          <Inputs
            prompt={prompt}
            error={wrong}
            scene={state.scene}
            seed={state.seed}
            asks={answers ? asks : null}
            onPrompt={setPrompt}
            onDraw={() => drawTyped()}
            onSeed={() => void draw({ example: state.example, prompt: state.prompt, seed: state.seed + 4 })}
            onSetting={(change) => history.change((now) => ({ ...now, scene: { ...now.scene, ...change } }))}
            onAsks={setAsks}
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
        <PhoneBar fact={<span className="font-semibold">{composer.busy ? 'Drawing…' : said}</span>}>
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
      <DemoStrip finding={said} about={state.prompt}>
        <DemoFigures
          figures={[
            ['Objects', String(state.scene.objects.length), ''],
            ['Kinds', String(neededBy(state.scene).length), ''],
            ['Variation', String(state.variation + 1), 'of 4'],
            ['Seed', String(state.seed), ''],
          ]}
        />
      </DemoStrip>
      <div aria-busy={composer.busy} className="flex-1 p-4 sm:p-6">
        <AlertPlace urgent className="mb-4 empty:hidden">
          {problem ? <Alert tone="danger" heading={problem} onDismiss={() => setProblem(null)} /> : null}
        </AlertPlace>
        <div className="grid gap-x-10 gap-y-8 pb-24 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 content-start gap-4">
            <PictureCanvas
              scene={state.scene}
              partOf={partOf}
              drawings={drawings}
              selected={selected}
              actions={actions}
            />
            {chosen && chosenPart ? (
              <ObjectPanel
                object={chosen}
                part={chosenPart}
                actions={actions}
                onReplace={() => setDialog('replace')}
              />
            ) : (
              <p className="text-sm text-mute">
                Choose an object to move, size, recolour or replace it: with the mouse, a finger or Tab.
              </p>
            )}
            <Variations
              pictures={variations}
              chosen={state.variation}
              partOf={partOf}
              drawings={drawings}
              onChoose={(variation) => {
                const next = variations[variation];
                if (next) openState(next, 'change');
              }}
            />
            {painter ? <Painting painter={painter} prompt={state.prompt} onProblem={setProblem} /> : null}
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
      <PartDialog
        id="composer-parts"
        heading={dialog === 'replace' ? `Replace: ${chosen?.noun ?? ''}` : 'Add a thing'}
        dictionary={dictionary}
        drawings={drawings}
        onNeed={need}
        onChoose={choosePart}
        open={dialog === 'replace' || dialog === 'add'}
        onOpenChange={(next) => {
          if (!next) setDialog(null);
        }}
      />
      <ShareResultDialog
        result={pictureResult}
        thing={past.picture}
        {...shareWords}
        open={isOpen('share')}
        onOpenChange={set('share')}
      />
      <SavedSheet id="composer-history" words={savedWords} {...list.sheet} />
      <SendDialog
        id="composer-send"
        {...shareable}
        state={state}
        facts={[
          ['Sentence', state.prompt],
          ['Objects', String(state.scene.objects.length)],
        ]}
        open={isOpen('send')}
        onOpenChange={set('send')}
      />
      <KeyMap id={keys} keys={[...historyKeys(history), ...toldKeys]} />
    </DemoScreen>
  );
}
