import type { ReactNode } from 'react';
import { Badge } from '#ui/data/badge.tsx';
import { Moment } from '#ui/data/moment.tsx';
import { fileSize } from '#ui/fields/file-size.ts';
import { DetailPage, WorkspacePart, WorkspaceWidePart } from '#ui/kinds/workspace-parts.tsx';
import type { SiteHealth } from '../queries.server.ts';
import type { Check } from '../rules.ts';
import { FailedJobs } from './failed-jobs.tsx';
import { QueueTable } from './queue-table.tsx';

interface HealthWorkspaceProps {
  health: SiteHealth;
  lastBackup: { at: string; bytes: number } | null;
  zone: string;
  writes: boolean;
}

const tones = { good: 'done', warning: 'warning', bad: 'danger' } as const;
const words = { good: 'OK', warning: 'Check', bad: 'Problem' } as const;

function Checks({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="-my-3.5 divide-y divide-line">
      {checks.map(({ name, state, words: said }) => (
        <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5 py-3.5">
          <div className="min-w-0">
            <h3 className="font-[540]">{name}</h3>
            <p className="text-[.9375rem] text-mute">{said}</p>
          </div>
          <Badge tone={tones[state]}>{words[state]}</Badge>
        </li>
      ))}
    </ul>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="-my-2 divide-y divide-line text-[.9375rem]">
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
          <dt className="text-mute wrap-anywhere">{label}</dt>
          <dd className="font-mono text-[.84375rem] tabular-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function used({ storage, database, disk }: SiteHealth): (readonly [string, ReactNode])[] {
  const files = storage.kinds.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    ['Database', fileSize(database.bytes)],
    [`Files${storage.s3 ? ', in the S3 storage' : ''}`, fileSize(files)],
    ...storage.kinds.map(
      ({ kind, files: count, bytes }) => [`· ${kind}, ${count} files`, fileSize(bytes)] as const,
    ),
    ...(disk ? [['Free on the disk', `${fileSize(disk.free)} of ${fileSize(disk.all)}`] as const] : []),
  ];
}

/** How the site does: its parts, its queues, what it takes, and what runs. */
export function HealthWorkspace({ health, lastBackup, zone, writes }: HealthWorkspaceProps) {
  const { program, database } = health;
  return (
    <DetailPage>
      <WorkspacePart heading="Status" about="Checked just now by the server process that answered you.">
        <Checks checks={health.checks} />
      </WorkspacePart>
      <WorkspacePart
        heading="Failed jobs"
        about="Background jobs that failed at every attempt. We keep them for a week."
      >
        <FailedJobs jobs={health.failed} zone={zone} writes={writes} />
      </WorkspacePart>
      <WorkspaceWidePart
        heading="Queues"
        about="Jobs that are waiting or running, and those finished since yesterday."
      >
        <QueueTable queues={health.queues} zone={zone} />
      </WorkspaceWidePart>
      <WorkspacePart heading="Storage" about="Files are counted by folder, once a minute.">
        <Facts facts={used(health)} />
        <h3 className="mt-6 mb-3 text-[.9375rem] font-[540]">The largest tables</h3>
        <Facts facts={database.tables.map(({ name, bytes }) => [name, fileSize(bytes)] as const)} />
      </WorkspacePart>
      <WorkspacePart heading="Program">
        <Facts
          facts={[
            ['Version', program.version],
            ['Schema', database.schema],
            ['PostgreSQL', database.version],
            ['Node', program.node],
            ['Running since', <Moment key="since" at={program.since} zone={zone} />],
            ['Memory', fileSize(program.memory)],
            [
              'Last backup',
              lastBackup ? (
                <a key="backup" href="/admin-panel/backups" className="underline underline-offset-4">
                  <Moment at={lastBackup.at} zone={zone} />, {fileSize(lastBackup.bytes)}
                </a>
              ) : (
                'No backup yet'
              ),
            ],
          ]}
        />
      </WorkspacePart>
    </DetailPage>
  );
}
