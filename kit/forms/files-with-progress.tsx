import { FileDrop } from '#ui/fields/file-drop.tsx';
import type { Upload } from '#ui/fields/use-file-queue.ts';

// Reads the file here in the browser; on a real page this sends it. The progress is real either way.
const readHere: Upload = (file, { onProgress, signal }) =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    signal.addEventListener('abort', () => reader.abort());
    reader.onprogress = ({ loaded, total }) => onProgress(loaded / total);
    reader.onload = () => resolve(file.name);
    reader.onerror = () => reject(new Error('The file could not be read. Is it still there?'));
    reader.readAsArrayBuffer(file);
  });

export default function FilesWithProgress() {
  return (
    <FileDrop
      label="Stops of one day"
      name="stops"
      accept=".csv, .xlsx"
      maxBytes={5_000_000}
      upload={readHere}
      hint="CSV or Excel, up to 5 MB each. Nothing leaves this page."
      className="max-w-lg"
    />
  );
}
