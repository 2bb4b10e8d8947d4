import type { Plugin } from 'vite';

/** What an operator runs beside the site, each a file of its own. */
const commands = {
  backup: 'server/backup/run-backup.ts',
  import: 'server/export/run-import.ts',
  'move-database': 'server/db/move/run-move.ts',
  restore: 'server/backup/run-restore.ts',
  'rotate-keys': 'server/identity/rotate-keys.ts',
};

/** Builds the operator's commands with the server, so that they also run where there are no sources, as in an image. */
export function operatorCommands(): Plugin {
  return {
    name: 'operator-commands',
    apply: 'build',
    buildStart() {
      if (this.environment.name !== 'ssr') return;
      for (const [name, id] of Object.entries(commands))
        this.emitFile({ type: 'chunk', id, fileName: `commands/${name}.js` });
    },
  };
}
