import { z } from 'zod';
import { flag, help } from './env-fields.ts';

/** What the tools that read the web can use. */
export const toolVariables = {
  SCAN_BROWSER: flag
    .default(false)
    .meta(
      help(
        'Tools',
        'Lets the privacy scanner open pages in a sandboxed Chromium; this doesn’t work as root.',
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
        'Filter lists in the format of ad blockers, as files separated by commas, from which the privacy scanner recognises services. Check their licences.',
        '/srv/lists/easyprivacy.txt',
      ),
    ),
  CHROMIUM_PATH: z
    .string()
    .min(1)
    .optional()
    .meta(help('Tools', 'Path of that Chromium; without it the server looks on PATH.', '/usr/bin/chromium')),
};
