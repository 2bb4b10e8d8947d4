import { z } from 'zod';
import { help, webUrl } from './env-fields.ts';

const group = 'Writing by a language model';
const pictures = 'Painting by an image model';
const voices = 'Reading aloud by a speech model';
const ears = 'Writing down speech by a speech model';

/** The variables of providers. Without them the tools work with the models that come as packages, quote sentences and compose pictures. */
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
  AI_SPEECH_BASE_URL: webUrl
    .optional()
    .meta(
      help(
        voices,
        'Any server that speaks OpenAI’s protocol for speech, with the model below: texts are then read aloud by it. The sentences are sent there.',
        'http://localhost:8880/v1',
      ),
    ),
  AI_SPEECH_API_KEY: z.string().min(1).optional().meta(help(voices, 'Its key, if it wants one.')),
  AI_SPEECH_MODEL: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta(help(voices, 'The model it is asked for.', 'tts-1')),
  AI_SPEECH_VOICE: z
    .string()
    .min(1)
    .max(200)
    .default('alloy')
    .meta(help(voices, 'The speaker it is asked for.', 'alloy')),
  AI_TRANSCRIBE_BASE_URL: webUrl
    .optional()
    .meta(
      help(
        ears,
        'Any server that speaks OpenAI’s protocol for transcription, with the model below: visitors can then have a recording written down by it. The sound is sent there.',
        'http://localhost:8000/v1',
      ),
    ),
  AI_TRANSCRIBE_API_KEY: z.string().min(1).optional().meta(help(ears, 'Its key, if it wants one.')),
  AI_TRANSCRIBE_MODEL: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta(help(ears, 'The model it is asked for.', 'whisper-1')),
};
