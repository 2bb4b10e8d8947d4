import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ModelFile, modelFiles } from '#engines/embed/model-list.ts';
import { projectRoot } from '#server/project-root.ts';
import { services } from '#server/services.ts';

/** Where the files of a model are. */
export type ModelPaths = Readonly<Record<'weights' | 'tokenizer' | 'runtime', string>>;

/** The path of a file: the copy in the build, whose bytes were looked at; in development where it comes from. */
export function modelPath({ name, from }: Pick<ModelFile, 'name' | 'from'>): string {
  const copy = join(services().env.BUILD_DIR, 'models', name);
  return existsSync(copy) ? copy : join(projectRoot(), from);
}

/** The paths of all that a model needs. */
export const modelPaths = (model: 'miniLm' | 'reader'): ModelPaths => ({
  weights: modelPath(modelFiles[model]),
  tokenizer: modelPath(modelFiles.tokenizer),
  runtime: modelPath(modelFiles.runtime),
});
