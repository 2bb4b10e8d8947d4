import { CalendarPlus } from 'lucide-react';

interface CalendarLinksProps {
  /** The address of the entry as a file. */
  file: string;
  google: string;
  outlook: string;
}

const link = 'inline-flex min-h-11 items-center underline underline-offset-4';

/** Ways to save a date; the two on other sites are plain links, so those sites learn nothing before someone clicks. */
export function CalendarLinks({ file, google, outlook }: CalendarLinksProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-[.95rem]">
      <p className="flex items-center gap-2 text-mute">
        <CalendarPlus size={20} strokeWidth={1.5} aria-hidden="true" />
        Add to calendar
      </p>
      <a href={file} download className={link}>
        Calendar file
      </a>
      <a href={google} target="_blank" rel="noreferrer" className={link}>
        Google
      </a>
      <a href={outlook} target="_blank" rel="noreferrer" className={link}>
        Outlook
      </a>
    </div>
  );
}
