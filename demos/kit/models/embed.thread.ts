import { openMiniLm } from '#engines/embed/minilm.ts';
import { serveModel } from './serve-model.server.ts';

await serveModel<string, Float32Array>(async (bytes) => {
  const embed = await openMiniLm(bytes);
  return async (text) => (await embed([text]))[0] ?? new Float32Array();
});
