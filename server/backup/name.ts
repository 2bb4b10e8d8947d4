/** What a backup made at a moment is called. */
export const backupName = (at: Date): string => `backup-${at.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;
