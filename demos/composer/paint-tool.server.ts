import { AppError } from '#server/errors.ts';
import { log } from '#server/log.ts';
import { defineTool } from '#server/tools/define.ts';
import { type Painted, type PaintJob, paintJob } from './job.ts';
import { configuredPainter, paintWith } from './painter.server.ts';

/** Has a sentence painted by the operator's image model. It keeps neither the sentence nor the picture. */
export const paintPictureTool = defineTool<PaintJob, never, Painted>({
  id: 'paintPicture',
  schema: paintJob,
  limitMs: 120_000,
  run: async ({ prompt }, { signal }) => {
    const painter = configuredPainter();
    if (!painter)
      throw new AppError({ status: 422, code: 'no_painter', message: 'No image model is connected here.' });
    try {
      return await paintWith(painter, prompt, signal);
    } catch (error) {
      signal.throwIfAborted();
      log().warn({ err: error }, 'the image model failed');
      throw new AppError({
        status: 422,
        code: 'not_painted',
        message: `${painter.model} didn’t paint it. The composed picture is still here, and you can try again.`,
      });
    }
  },
});
