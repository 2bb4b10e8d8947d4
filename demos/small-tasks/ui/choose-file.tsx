import { FileUp } from 'lucide-react';
import { useRef } from 'react';

/** A button that opens the browser's dialog for a file. */
export function ChooseFile({ accept, onFile }: { accept: string; onFile: (file: File) => void }) {
  const files = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={files}
        type="file"
        accept={accept}
        aria-label="File to read"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onFile(file);
          event.currentTarget.value = '';
        }}
      />
      <button
        type="button"
        onClick={() => files.current?.click()}
        className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-[540] hover:bg-selected noscript:hidden max-sm:-ms-3"
      >
        <FileUp size={18} strokeWidth={1.5} aria-hidden="true" />
        <span>
          Choose <span className="pointer-coarse:hidden">or drop </span>a file
        </span>
      </button>
    </>
  );
}
