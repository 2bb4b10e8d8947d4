import { screenWork } from '#content/pictures/screen-work.ts';
import { screenWorkSeen } from '#content/pictures/screen-work-seen.ts';
import { Comparison } from '#ui/media/comparison.tsx';
import { Picture } from '#ui/media/picture.tsx';

const sizes = '(min-width: 64rem) 50rem, 92vw';

export default function AsOthersSeeIt() {
  return (
    <Comparison
      label="The list of work in all colours, and without red and green"
      before={<Picture picture={screenWork} alt="Case studies in cobalt, yellow and coral" sizes={sizes} />}
      after={<Picture picture={screenWorkSeen} alt="The same in blue, yellow and olive" sizes={sizes} />}
      beforeLabel="All colours"
      afterLabel="Deuteranopia"
      defaultValue={62}
      caption="Many people can’t tell red from green. The objects and the names still tell the tiles apart."
    />
  );
}
