import type { ComponentProps } from 'react';
import type { Dictionary } from '#engines/compose/parts/dictionary.ts';
import type { Drawings, Part } from '#engines/compose/parts/part.ts';
import { KeyMap } from '../../kit/keys/key-map.tsx';
import { SavedSheet } from '../../kit/saved/saved-sheet.tsx';
import { SendDialog } from '../../kit/share/send-dialog.tsx';
import { ShareResultDialog } from '../../kit/share/share-result.tsx';
import { type Picture, pictureResult } from '../pictures.ts';
import { savedWords, shareWords } from '../words.ts';
import { PartDialog } from './part-dialog.tsx';

export type DialogName = 'share' | 'send' | 'replace' | 'add';

interface ComposerDialogsProps {
  open: DialogName | null;
  onOpen: (name: DialogName | null) => void;
  picture: Picture;
  /** What the chosen object is called. */
  chosen: string;
  dictionary: Dictionary | null;
  drawings: Drawings;
  onNeed: (ids: readonly string[]) => void;
  onPart: (part: Part) => void;
  history: Omit<ComponentProps<typeof SavedSheet>, 'id' | 'words'>;
  keysId: string;
  keys: ComponentProps<typeof KeyMap>['keys'];
}

const shareable = { demo: 'image-generator', path: '/ai-tools/image-generator' };

/** What opens over the picture: the list of drawings, sharing, sending, the pictures of before and the keys. */
export function ComposerDialogs(props: ComposerDialogsProps) {
  const { open, onOpen, picture, chosen, dictionary, drawings, onNeed, onPart, history, keysId, keys } =
    props;
  const { state } = picture;
  const set = (name: DialogName) => (next: boolean) => onOpen(next ? name : null);
  return (
    <>
      <PartDialog
        id="composer-parts"
        heading={open === 'replace' ? `Replace: ${chosen}` : 'Add a thing'}
        dictionary={dictionary}
        drawings={drawings}
        onNeed={onNeed}
        onChoose={onPart}
        open={open === 'replace' || open === 'add'}
        onOpenChange={(next) => {
          if (!next) onOpen(null);
        }}
      />
      <ShareResultDialog
        result={pictureResult}
        thing={picture}
        {...shareWords}
        open={open === 'share'}
        onOpenChange={set('share')}
      />
      <SavedSheet id="composer-history" words={savedWords} {...history} />
      <SendDialog
        id="composer-send"
        {...shareable}
        state={state}
        facts={[
          ['Sentence', state.prompt],
          ['Objects', String(state.scene.objects.length)],
        ]}
        open={open === 'send'}
        onOpenChange={set('send')}
      />
      <KeyMap id={keysId} keys={keys} />
    </>
  );
}
