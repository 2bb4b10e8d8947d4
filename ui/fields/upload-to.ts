import { isRecord, isText } from '#lib/files/shape.ts';
import { refusalIn } from '#lib/forms/answer.ts';
import type { Upload } from './use-file-queue.ts';

const lost = 'The connection was lost. Try again.';

/** What the site answered; null where it is no JSON, which is no answer of ours. */
function saidIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Brings one file at a time to an address, as it is; gives the token that it is answered with. */
export const uploadTo =
  (address: string, parameters: Readonly<Record<string, string>> = {}): Upload =>
  (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      // Not fetch: it cannot tell how far an upload is.
      const request = new XMLHttpRequest();
      signal.addEventListener('abort', () => request.abort());
      request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
      request.onerror = () => reject(new Error(lost));
      request.onload = () => {
        const said = saidIn(request.responseText);
        if (request.status === 200 && isRecord(said) && isText(said.token)) return resolve(said.token);
        const { message = lost, fields } = refusalIn(said);
        reject(new Error(fields.files ?? message));
      };
      request.open('POST', `${address}?${new URLSearchParams({ ...parameters, name: file.name })}`);
      request.setRequestHeader('Accept', 'application/json');
      request.setRequestHeader('Content-Type', 'application/octet-stream');
      request.send(file);
    });
