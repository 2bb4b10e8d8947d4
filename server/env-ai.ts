import { z } from 'zod';
import { help, webUrl } from './env-fields.ts';

const group = 'Writing with a language model';
const pictures = 'Pictures from an image model';
const voices = 'Reading aloud with a speech model';
const ears = 'Transcription with a speech model';

/** The variables of providers. Without them the tools work with the models that come as packages, quote sentences and compose pictures. */
export const aiVariables = {
  AI_BASE_URL: webUrl
    .optional()
    .meta(
      help(
        group,
        'A server that speaks OpenAI’s protocol; with it and the model below, summaries and answers are written by that model. Visitors’ texts are sent there.',
        'http://localhost:11434/v1',
      ),
    ),
  AI_API_KEY: z.string().min(1).optional().meta(help(group, 'Its API key, if it needs one.')),
  AI_MODEL: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta(help(group, 'The model to ask for.', 'llama3.2')),
  AI_IMAGE_BASE_URL: webUrl
    .optional()
    .meta(
      help(
        pictures,
        'A server that speaks OpenAI’s protocol for images; with it and the model below, visitors can turn a sentence into a picture. The sentence is sent there.',
        'http://localhost:8080/v1',
      ),
    ),
  AI_IMAGE_API_KEY: z.string().min(1).optional().meta(help(pictures, 'Its API key, if it needs one.')),
  AI_IMAGE_MODEL: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta(help(pictures, 'The model to ask for.', 'flux-schnell')),
  AI_SPEECH_BASE_URL: webUrl
    .optional()
    .meta(
      help(
        voices,
        'A server that speaks OpenAI’s protocol for speech; with it and the model below, that model reads texts aloud. The sentences are sent there.',
        'http://localhost:8880/v1',
      ),
    ),
  AI_SPEECH_API_KEY: z.string().min(1).optional().meta(help(voices, 'Its API key, if it needs one.')),
  AI_SPEECH_MODEL: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta(help(voices, 'The model to ask for.', 'tts-1')),
  AI_SPEECH_VOICE: z
    .string()
    .min(1)
    .max(200)
    .default('alloy')
    .meta(help(voices, 'The voice to ask for.', 'alloy')),
  AI_TRANSCRIBE_BASE_URL: webUrl
    .optional()
    .meta(
      help(
        ears,
        'A server that speaks OpenAI’s protocol for transcription; with it and the model below, visitors can have recordings transcribed. The sound is sent there.',
        'http://localhost:8000/v1',
      ),
    ),
  AI_TRANSCRIBE_API_KEY: z.string().min(1).optional().meta(help(ears, 'Its API key, if it needs one.')),
  AI_TRANSCRIBE_MODEL: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .meta(help(ears, 'The model to ask for.', 'whisper-1')),
};
