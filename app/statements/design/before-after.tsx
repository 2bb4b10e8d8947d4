import { Comparison } from '#ui/media/comparison.tsx';

const clumsy = 'h-7 border border-[#999] bg-white px-1';

/** The form as many have it: everything asked, nothing said. */
function Before() {
  return (
    <div
      inert
      className="grid content-center justify-items-center overflow-hidden bg-[#e8e8ec] p-[min(1.5rem,4vw)] lg:justify-items-start lg:ps-16 font-[Arial,sans-serif] text-[13px] leading-tight text-[#555]"
    >
      <div className="grid w-full max-w-[36rem] gap-2">
        <p className="text-[#0b5ed7] underline">Home &gt; Services &gt; Boats &gt; Form</p>
        <p className="mt-1 text-lg text-[#777]">BOOKING REQUEST FORM (v2)</p>
        <p className="text-[#d33]">ERR_VALIDATION_07: input invalid</p>
        <div className="mt-1 grid grid-cols-3 gap-1.5">
          {[
            'Title*',
            'Name*',
            'Surname*',
            'Street*',
            'Zip*',
            'City*',
            'Phone*',
            'Fax',
            'Mail*',
            'Date*',
            'Time*',
            'Boat ID*',
          ].map((name) => (
            <span key={name} className="grid min-w-0 gap-0.5">
              <span className="truncate">{name}</span>
              <span className={clumsy} />
            </span>
          ))}
        </div>
        <p className="mt-1">☑ Yes, send me offers of partners</p>
        <div className="mt-1 flex gap-1.5">
          <span className="border border-[#999] bg-[#ddd] px-4 py-1">Reset</span>
          <span className="border border-[#999] bg-[#ddd] px-4 py-1">Submit</span>
        </div>
      </div>
    </div>
  );
}

/** The same request as we would draw it. */
function After() {
  return (
    <div
      inert
      className="grid min-h-[32rem] content-center justify-items-center bg-raised px-[min(2.5rem,5vw)] py-16 lg:justify-items-end lg:pe-16 text-ink"
    >
      <div className="grid w-full max-w-[36rem] gap-5">
        <p className="font-display text-[clamp(1.6rem,3.4vw,2.75rem)] leading-[1.02] font-semibold tracking-[-.04em]">
          When would you like to sail?
        </p>
        <div className="flex flex-wrap gap-2">
          {['Sat 21', 'Sun 22', 'Sat 28'].map((day, at) => (
            <span
              key={day}
              className={`rounded-full px-5 py-2.5 font-medium ${at === 0 ? 'bg-ink text-paper' : 'shadow-[inset_0_0_0_1px_var(--outline)]'}`}
            >
              {day}
            </span>
          ))}
        </div>
        <div className="max-w-[26rem]">
          <p className="mb-2 text-[.9375rem] font-medium">Your email</p>
          <p className="rounded-input border border-danger bg-raised px-4 py-3">ada@example</p>
          <p className="mt-2 text-sm font-medium text-danger">
            The ending is missing, such as .com. Your day is still chosen.
          </p>
        </div>
        <span className="w-max rounded-full bg-cobalt px-6 py-3.5 font-[540] text-white">Book Saturday</span>
      </div>
    </div>
  );
}

/** A request drawn twice, under an edge that a visitor moves. */
export function BeforeAfter() {
  return (
    <Comparison
      label="How much of the old form is shown"
      before={<Before />}
      after={<After />}
      beforeLabel="Twelve fields"
      afterLabel="Two"
      defaultValue={46}
      caption="The old form asks for twelve things and answers with a code. The new one asks for the day and an email address; the rest can wait until somebody has said yes. We drew both for this page."
    />
  );
}
