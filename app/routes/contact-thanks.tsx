import { data, useLoaderData } from 'react-router';
import { thanksWords } from '#app/contact/thanks-words.ts';
import { pageFacts } from '#app/head/page-facts.server.ts';
import { OtherSideLink } from '#app/other-side/other-side-link.tsx';
import { shownHours } from '#features/enquiries/hours-page.server.ts';
import { shownReceipt } from '#features/enquiries/receipt-page.server.ts';
import { openingWords } from '#features/enquiries/ui/opening-words.ts';
import { mailLeaves } from '#server/mail/mail-standing.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { SummaryBlock } from '#ui/data/summary-block.tsx';
import { FormPage } from '#ui/kinds/form-page.tsx';

export async function loader({ url }: { url: URL }) {
  const token = url.searchParams.get('token') ?? '';
  return data(
    {
      facts: pageFacts(url),
      token,
      receipt: await shownReceipt(token),
      hours: shownHours(),
      byMail: await mailLeaves(),
    },
    { headers: { 'Cache-Control': 'no-store', 'Referrer-Policy': 'same-origin' } },
  );
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function ContactThanks() {
  const { token, receipt, hours, byMail } = useLoaderData<typeof loader>();
  if (!receipt)
    return (
      <FormPage
        title="This link no longer works"
        lead="The link is incomplete, or we no longer keep this message."
      >
        <ButtonLink href="/contact-us" className="mt-8">
          Write to us
        </ButtonLink>
      </FormPage>
    );
  const { reference, email, confirmed, sent } = receipt;
  const { answer } = openingWords(hours.spans ?? [], {
    now: Date.parse(sent),
    zone: hours.zone,
    answerHours: hours.answerHours,
  });
  const words = thanksWords({ email, confirmed, byMail, answer });
  return (
    <FormPage
      title="We’ve received your message"
      lead={words.lead}
      aside={
        <SummaryBlock
          over="Reference"
          big={<span className="text-[.72em]">{reference}</span>}
          facts={[
            { term: 'Sent', text: <time dateTime={sent}>{receipt.when}</time> },
            { term: 'Files', text: receipt.files === 0 ? 'None' : String(receipt.files) },
          ]}
        />
      }
    >
      <p className="mt-6 max-w-[36rem] text-mute">{words.more}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/book_an_appointment" variant="ink">
          Book a meeting too
        </ButtonLink>
        <OtherSideLink of="enquiry" token={token} />
      </div>
    </FormPage>
  );
}
