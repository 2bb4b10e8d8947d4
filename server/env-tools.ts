import { z } from 'zod';
import { flag, help } from './env-fields.ts';

/** What the tools that read the web can use. */
export const toolVariables = {
  SCAN_BROWSER: flag
    .default(false)
    .meta(
      help(
        'Tools',
        'Lets the privacy scanner open pages in a Chromium with its sandbox on; not as root.',
        '0',
      ),
    ),
  PRIVACY_LISTS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((file) => file.trim())
        .filter(Boolean),
    )
    .meta(
      help(
        'Tools',
        'Filter lists as blockers read them, files separated by commas: the privacy scanner names what they know. Mind their licences.',
        '/srv/lists/easyprivacy.txt',
      ),
    ),
  CHROMIUM_PATH: z
    .string()
    .min(1)
    .optional()
    .meta(help('Tools', 'The Chromium for it; without it one is looked for on PATH.', '/usr/bin/chromium')),
};
