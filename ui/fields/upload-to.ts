import type { Upload } from './use-file-queue.ts';

const lost = 'The connection was lost. Send it again.';

function answerOf(text: string): {
  token?: string;
  error?: { message?: string; fields?: { files?: string } };
} {
  try {
    return JSON.parse(text);
  } catch {
    return {};
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
        const { token, error } = answerOf(request.responseText);
        if (request.status === 200 && token) resolve(token);
        else reject(new Error(error?.fields?.files ?? error?.message ?? lost));
      };
      request.open('POST', `${address}?${new URLSearchParams({ ...parameters, name: file.name })}`);
      request.setRequestHeader('Accept', 'application/json');
      request.setRequestHeader('Content-Type', 'application/octet-stream');
      request.send(file);
    });
