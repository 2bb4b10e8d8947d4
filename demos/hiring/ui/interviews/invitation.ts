import { writeCalendar } from '#lib/time/ics.ts';
import { companyIn } from '../../../app-kit/company/company.ts';
import { download } from '../../../kit/export/download.ts';
import type { Interview, Rows } from '../../records.ts';
import { colleagueName, sampleCompany } from '../../staff.ts';

/** The calendar file of a planned interview. */
function invitationText(rows: Rows, interview: Interview): string {
  const { id, start, minutes, name, where, hostIds, applicationId } = interview;
  const application = rows.applications.get(applicationId);
  const job = rows.jobs.get(application?.jobId ?? '');
  const begin = new Date(start ?? 0);
  return writeCalendar({
    product: 'Hiring desk',
    events: [
      {
        uid: `${id}@hiring-desk.example`,
        sequence: 0,
        stamp: begin,
        start: begin,
        end: new Date(begin.getTime() + minutes * 60_000),
        summary: `${name}: interview at ${companyIn(rows.company, sampleCompany).name}`,
        description: `${job?.title ?? 'Interview'}, with ${hostIds.map(colleagueName).join(' and ')}`,
        location: where,
        status: 'CONFIRMED',
      },
    ],
  });
}

export const downloadInvitation = (rows: Rows, interview: Interview): void =>
  download('interview.ics', invitationText(rows, interview), 'text/calendar');
