import type { TablePage } from '#lib/table-page.ts';
import { Moment } from '#ui/data/moment.tsx';
import { DeskEmpty } from '#ui/kinds/desk-list.tsx';
import { DeskTable } from '#ui/kinds/desk-table.tsx';
import type { MeetingStanding } from '../meeting-words.ts';
import { BookingTabs } from './booking-tabs.tsx';
import { MeetingBadge } from './meeting-badge.tsx';

interface BookingLine {
  id: string;
  name: string;
  email: string;
  reference: string;
  type: string;
  host: string;
  startAt: Date;
  createdAt: Date;
  standing: MeetingStanding;
}
type Columns = 'name' | 'when' | 'type' | 'host' | 'state' | 'email' | 'reference' | 'booked';

interface BookingListProps {
  list: TablePage<BookingLine, Columns>;
  zone: string;
  writes: boolean;
}

/** Every meeting, to be searched. */
export function BookingList({ list, zone, writes }: BookingListProps) {
  return (
    <>
      <BookingTabs here="/admin-panel/bookings/list" />
      <DeskTable
        page={list}
        noun={['meeting', 'meetings']}
        nameOf={({ name, type }) => `${type} with ${name}`}
        mayShare={writes}
        cells={{
          name: { cell: ({ id, name }) => <a href={`/admin-panel/bookings/${id}`}>{name}</a> },
          when: { cell: ({ startAt }) => <Moment at={startAt} zone={zone} />, onPhone: 'figure' },
          type: { cell: ({ type }) => type, onPhone: 'note' },
          host: { cell: ({ host }) => host },
          state: { cell: ({ standing }) => <MeetingBadge standing={standing} />, onPhone: 'state' },
          email: { cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
          reference: { cell: ({ reference }) => <span className="font-mono text-sm">{reference}</span> },
          booked: { cell: ({ createdAt }) => <Moment at={createdAt} zone={zone} /> },
        }}
        empty={
          <DeskEmpty heading="Nothing was booked yet">
            <p>Whoever books a meeting on the site stands here, with what they wrote about it.</p>
          </DeskEmpty>
        }
      />
    </>
  );
}
