import { FileAudio } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { Button } from '#ui/actions/button.tsx';

interface ChooseSoundProps extends Pick<ComponentProps<typeof Button>, 'className' | 'variant'> {
  onFile: (file: File) => void;
}

/** A button that opens the browser's dialog for a sound file. */
export function ChooseSound({ onFile, ...look }: ChooseSoundProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        accept="audio/*,video/mp4,video/webm,.mp3,.m4a,.wav,.ogg,.opus,.webm,.flac"
        aria-label="Sound file"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
      <Button size="small" onClick={() => field.current?.click()} {...look}>
        <FileAudio size={18} strokeWidth={1.5} aria-hidden="true" className="max-lg:hidden" />
        Open file
      </Button>
    </>
  );
}
