import { useEffect, useRef, useState } from 'react';
import { grouped } from '#lib/money/grouped.ts';
import { useHandedOver } from '../../kit/hand-over/use-handed-over.ts';
import type { Remembered } from '../../kit/history/use-history.ts';
import { clearAddress, stateInAddress } from '../../kit/share/shared-state.ts';
import { sentenceOf } from '../examples/examples.ts';
import { neededBy } from '../picture.ts';
import { type ComposerState, composerState, longestPrompt } from '../state.ts';
import { hideInputs, showInputs } from './inputs-place.ts';
import { useComposer } from './use-composer.ts';
import type { PartStore } from './use-parts.ts';
import type { usePictures } from './use-pictures.ts';

interface DrawingOptions {
  history: Remembered<ComposerState>;
  store: PartStore;
  past: ReturnType<typeof usePictures>;
  /** Whether the server looks words up. */
  answers: boolean;
  /** No object is chosen any more: another picture stands there. */
  unselect: () => void;
}

/** As something new to undo, or as what the page begins with. */
type Placing = 'change' | 'begin';

const brokenLink =
  'The link is incomplete, so you see the example instead. Ask the sender for the whole link.';

/** What keeps a sentence from being drawn; null where nothing does. */
function wrongWith(sentence: string): string | null {
  if (sentence === '') return 'Write what should be in the picture, such as ‘two red birds on a tree’.';
  return sentence.length > longestPrompt
    ? `This has ${grouped(sentence.length)} characters, and ${longestPrompt} is the limit. Shorten it, or draw the rest as a separate picture.`
    : null;
}

/** The sentence in its field, and the ways in which a picture comes of it: typed, chosen, handed over or by a link. */
export function useDrawing({ history, store, past, answers, unselect }: DrawingOptions) {
  const composer = useComposer(store);
  const [prompt, setPrompt] = useState<string>(history.state.prompt);
  const [wrong, setWrong] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asks, setAsks] = useState(true);

  const fail = (error: unknown) => setProblem(error instanceof Error ? error.message : String(error));
  const need = (ids: readonly string[]) => void store.need(ids).catch(fail);

  async function draw(wish: Pick<ComposerState, 'example' | 'prompt' | 'seed'>) {
    setProblem(null);
    unselect();
    try {
      const next = await composer.draw(wish, asks && answers);
      history.change(() => next);
      past.drawn(next);
      hideInputs();
    } catch (error) {
      fail(error);
    }
  }

  function write(text: string) {
    setWrong(null);
    setPrompt(text);
  }

  function drawSentence(text: string, seed: number) {
    const sentence = text.trim();
    const mistake = wrongWith(sentence);
    setWrong(mistake);
    if (mistake === null) void draw({ example: null, prompt: sentence, seed });
    else showInputs();
  }

  function openState(next: ComposerState, by: Placing) {
    unselect();
    write(next.prompt);
    need(neededBy(next.scene));
    if (by === 'begin') history.begin(next);
    else history.change(() => next);
  }

  const begin = useRef(openState);
  begin.current = openState;
  useEffect(() => {
    stateInAddress(location.search).then((given) => {
      if (given === undefined) return;
      const read = composerState.safeParse(given);
      if (read.success) begin.current(read.data, 'begin');
      else setProblem(brokenLink);
      clearAddress();
    });
  }, []);

  useHandedOver(({ text }) => {
    if (text === '') return;
    write(text);
    drawSentence(text, 1);
  });

  return {
    busy: composer.busy,
    prompt,
    write,
    wrong,
    problem,
    setProblem,
    asks: answers ? asks : null,
    setAsks,
    need,
    openState,
    drawTyped: () => drawSentence(prompt, Math.floor(Math.random() * 99_999)),
    drawExample(id: string) {
      const sentence = sentenceOf(id);
      write(sentence.prompt);
      void draw({ example: id, prompt: sentence.prompt, seed: 1 });
    },
    /** The same sentence in four other ways. */
    drawOthers() {
      const { example, prompt: drawn, seed } = history.state;
      void draw({ example, prompt: drawn, seed: seed + 4 });
    },
  };
}
