import { FileDown, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { downloadJson } from '#demos/kit/export/download.ts';
import { Button } from '#ui/actions/button.tsx';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { lineLook } from '#ui/fields/field.tsx';
import { reportLink } from './links.ts';
import type { Report } from './report.ts';

/** How the planner hears of it: a link or a file from this phone, or by itself where both pages are in one browser. */
export function SendReport({ report, stops }: { report: Report; stops: number }) {
  const [made, setMade] = useState<{ of: Report; link: string } | null>(null);
  useEffect(() => {
    let left = false;
    reportLink(location.origin, report).then((link) => {
      if (!left) setMade({ of: report, link });
    });
    return () => {
      left = true;
    };
  }, [report]);
  const link = made?.of === report ? made.link : '';
  const canShare = 'share' in navigator;
  return (
    <section aria-label="Report to the planner" className="border-t border-line px-5 py-5">
      <h2 className="text-xl">Tell the planner</h2>
      <p className="mt-2 text-[.9375rem] text-pretty">
        This link holds your report: {report.told.length} of {stops} stops. Send it to the planner, who opens
        it. It doesn’t pass through our server. If the planner is open in this browser, it is up to date
        already.
      </p>
      <input
        readOnly
        aria-label="Report link"
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className={`${lineLook} mt-3 font-mono text-sm`}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        {canShare ? (
          <Button
            size="small"
            onClick={() => {
              // Closing the sheet without sending counts as a no, and the link is still shown.
              navigator.share({ title: `Report of ${report.van}`, url: link }).catch(() => {});
            }}
          >
            <Share2 size={20} strokeWidth={1.5} aria-hidden="true" />
            Send the link
          </Button>
        ) : null}
        <CopyButton text={link} label="Copy the link" className="border border-line" />
        <Button
          size="small"
          variant="ghost"
          onClick={() =>
            downloadJson(`report-${report.van.toLowerCase().replaceAll(/\W+/g, '-')}.json`, report)
          }
        >
          <FileDown size={20} strokeWidth={1.5} aria-hidden="true" />
          Save as a file
        </Button>
      </div>
    </section>
  );
}
