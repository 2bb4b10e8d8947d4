import { z } from 'zod';
import { help, webUrl } from './env-fields.ts';

const group = 'Writing by a language model';
const pictures = 'Painting by an image model';

/** The variables of providers. Without them nothing is written, and sentences are quoted; nothing is painted, and pictures are composed. */
export const aiVariables = {
  AI_BASE_URL: webUrl
    .optional()
    .meta(
      help(
        group,
        'Any server that speaks OpenAI’s protocol, with the model below: summaries and answers are then written. Texts that visitors bring are sent there.',
        'http://localhost:11434/v1',
      ),
    ),
  AI_API_KEY: z.string().min(1).optional().meta(help(group, 'Its key, if it wants one.')),
  AI_MODEL: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta(help(group, 'The model it is asked for.', 'llama3.2')),
  AI_IMAGE_BASE_URL: webUrl
    .optional()
    .meta(
      help(
        pictures,
        'Any server that speaks OpenAI’s protocol for images, with the model below: visitors can then have their sentence painted. The sentence is sent there.',
        'http://localhost:8080/v1',
      ),
    ),
  AI_IMAGE_API_KEY: z.string().min(1).optional().meta(help(pictures, 'Its key, if it wants one.')),
  AI_IMAGE_MODEL: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta(help(pictures, 'The model it is asked for.', 'flux-schnell')),
};
