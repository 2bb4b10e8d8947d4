import { home } from '#content/home-words.ts';
import { proof, said } from '#content/proof.ts';
import { Claim } from '#ui/text/claim.tsx';

const script = proof('pages.case-study.script');

export default function AClaimInstead() {
  return (
    <div className="grid gap-4 @2xl:grid-cols-2">
      <Claim text={home.work.claim.text} command={home.work.claim.command} />
      <Claim text={`A case study sends ${said(script)} of script`} command={script.command} hue="sky">
        <span className="mono-label">{script.date}</span>
      </Claim>
    </div>
  );
}
