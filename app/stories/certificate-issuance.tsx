import { printedSizes } from '#demos/certificates/printed-sizes.ts';
import { codeOf, fromBase64Url, readCode } from '#engines/certificates/payload.ts';
import { CertificateCode } from '#ui/drawings/certificate-code.tsx';
import { DrawnFigure } from '#ui/drawings/drawn-figure.tsx';
import { NameSizes } from '#ui/drawings/name-sizes.tsx';
import { StoryBlock } from '#ui/story/story-block.tsx';
import { StoryCost } from '#ui/story/story-cost.tsx';
import { StoryFigures } from '#ui/story/story-figures.tsx';
import { StoryRow, StoryWide } from '#ui/story/story-row.tsx';
import { StorySections } from '#ui/story/story-section.tsx';
import { StoryText } from '#ui/story/story-text.tsx';
import { applicationFigures } from './application-figures.ts';
import type { StoryParts } from './composition.ts';

/** A certificate of the sample course, signed by the application’s engine with a key made for this page. */
const code = [
  'WzEsIjIwMjYtMDA0MiIsIlNpb2Jow6FuIE_igJlTdWxsaXZhbiIsIkZpcnN0IGFpZCBhdCB3b3JrIiwiUG9ydCBFbHZlciBDb2xsZWdlIiwiMjAyNi0xMS0xOCJd',
  'ac4EHB0tWyLA3jgtrQzKRDPXhWi_SGKthh_bXIP_NRSQvHQN8EDikaeEv6DFblqgeRa1Lpms8X2zCBtLqu2_DQ',
  'EQAw9yyTqUV5cnJn5UIso4HZsyjbwObbLjjIlVhFaiM',
].join('.');
const checkAt = (some: string) => `/certificate-issuance-portal#/check/${some}`;

/** The code in its parts, and the same code with another name under the old signature. */
function takenApart() {
  const signed = readCode(code);
  if (!signed) throw new Error('The sample certificate has no whole code.');
  const [facts = '', signature = '', key = ''] = code.split('.');
  const { number, name, subject, issuer, day } = signed.certificate;
  const bytes = (text: string) => fromBase64Url(text)?.length ?? 0;
  const changed = codeOf({ ...signed, certificate: { ...signed.certificate, name: 'Somebody Else' } });
  return {
    parts: [
      {
        text: facts,
        bytes: bytes(facts),
        name: 'The facts',
        says: `${[number, name, subject, issuer, day].join(', ')}. Anyone can read them.`,
      },
      {
        text: signature,
        bytes: bytes(signature),
        name: 'The signature',
        says: 'Matches only these facts and this key.',
      },
      {
        text: key,
        bytes: bytes(key),
        name: 'The public key',
        says: 'Checks the signature; it can’t make one.',
      },
    ],
    checks: [
      { name: `Issued to ${name}`, verdict: 'Valid', isValid: true, href: checkAt(code) },
      { name: 'Now it says Somebody Else', verdict: 'Changed', isValid: false, href: checkAt(changed) },
    ],
  };
}

/** The application inside the block, then the code on its papers taken apart. */
export function CertificateIssuance({ words, head, application, priced }: StoryParts) {
  return (
    <>
      <StoryBlock {...head}>
        <section
          id="application"
          aria-label="The application"
          className="scroll-mt-4 pb-5 text-ink max-sm:-mx-4 sm:pb-[min(3.5rem,6vw)]"
        >
          {application}
        </section>
      </StoryBlock>
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-16 pt-16 lg:grid-cols-2 lg:gap-x-16 lg:pt-24">
        <StorySections of={words.sections} to={2} />
      </div>
      <StoryWide>
        <DrawnFigure caption="This is a whole certificate as its QR code holds it. Its key was made for this page, so the check will say that your browser doesn’t have it.">
          <CertificateCode {...takenApart()} />
        </DrawnFigure>
      </StoryWide>
      <StoryText facts={words.facts}>
        <StorySections of={words.sections} from={2} to={5} />
        <DrawnFigure caption="Each name is as large as will fit on two lines. These are the sizes in our PDFs on A4.">
          <NameSizes names={printedSizes} />
        </DrawnFigure>
        <StorySections of={words.sections} from={5} to={6} />
      </StoryText>
      <StoryFigures of={applicationFigures.certificates} />
      <StoryRow>
        <StorySections of={words.sections} from={6} />
        <StoryCost
          heading="Certificates under your own name"
          text="Yours may need your layout and typefaces, names from the system that knows who passed, your key kept safe, and a public page that lists what was revoked."
          {...priced({ from: 4, to: 7, people: 1 })}
        />
      </StoryRow>
    </>
  );
}
