import { useMemo } from 'react';
import type { Dictionary } from '#engines/compose/parts/dictionary.ts';
import type { Drawings, Part } from '#engines/compose/parts/part.ts';
import { pictureOf } from '../picture.ts';
import type { ComposerState } from '../state.ts';
import type { ObjectActions } from './object-actions.ts';
import { ObjectPanel } from './object-panel.tsx';
import { PictureCanvas } from './picture-canvas.tsx';
import { Variations } from './variations.tsx';

interface PictureStageProps {
  state: ComposerState;
  dictionary: Dictionary | null;
  partOf: (id: string) => Part | undefined;
  drawings: Drawings;
  selected: string | null;
  actions: ObjectActions;
  onReplace: () => void;
  onVariation: (next: ComposerState) => void;
}

/** The picture, what can be done with the chosen object, and the other three ways to draw the sentence. */
export function PictureStage(props: PictureStageProps) {
  const { state, dictionary, partOf, drawings, selected, actions, onReplace, onVariation } = props;
  const { prompt, seed, meant, example } = state;
  const variations = useMemo(
    () =>
      dictionary
        ? [0, 1, 2, 3].map((variation) => pictureOf({ example, prompt, seed, variation, meant }, dictionary))
        : [],
    [dictionary, example, prompt, seed, meant],
  );
  const chosen = state.scene.objects.find(({ id }) => id === selected);
  const chosenPart = chosen && partOf(chosen.part);
  return (
    <>
      <PictureCanvas
        scene={state.scene}
        partOf={partOf}
        drawings={drawings}
        selected={selected}
        actions={actions}
      />
      {chosen && chosenPart ? (
        <ObjectPanel object={chosen} part={chosenPart} actions={actions} onReplace={onReplace} />
      ) : (
        <p className="text-sm text-mute">
          Choose an object with the mouse, a finger or the Tab key to move, resize, recolour or replace it.
        </p>
      )}
      <Variations
        pictures={variations}
        chosen={state.variation}
        partOf={partOf}
        drawings={drawings}
        onChoose={(variation) => {
          const next = variations[variation];
          if (next) onVariation(next);
        }}
      />
    </>
  );
}
