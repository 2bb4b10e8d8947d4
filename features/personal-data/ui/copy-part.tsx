import { Button } from '#ui/actions/button.tsx';
import { WorkspacePart } from '#ui/kinds/workspace-parts.tsx';

/** Everything that is kept of whoever is signed in, as one file. */
export function CopyPart() {
  return (
    <WorkspacePart
      heading="Your data"
      about="Download everything we keep about you: one ZIP file with data.json and your files."
    >
      <form method="post" action="/api/personal-data/copy">
        <Button type="submit" variant="ghost" size="small">
          Download all my data
        </Button>
      </form>
    </WorkspacePart>
  );
}
