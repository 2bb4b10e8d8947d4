import { ShareRow } from '#ui/actions/share-row.tsx';

export default function PassItOn() {
  return (
    <div className="rounded-card border border-line bg-raised p-6">
      <p className="font-display text-2xl font-semibold tracking-[-.035em]">
        200 stops, planned while you read this
      </p>
      <p className="mb-5 mt-1 text-mute">Share the case study.</p>
      <ShareRow
        url="https://example.org/case-studies/route-optimization"
        title="200 stops, planned while you read this"
        sites={['whatsapp', 'telegram', 'bluesky', 'x', 'hackerNews']}
      />
    </div>
  );
}
