import { templateMedical } from '#content/screens/template-medical.ts';
import { templateMobileApp1Phone } from '#content/screens/template-mobile-app-1-phone.ts';
import { ScreenFrame } from '#ui/media/screen-frame.tsx';

export default function OnADevice() {
  return (
    <div data-hue="mint" className="hue-block grid items-end gap-10 p-8 @2xl:grid-cols-[1fr_11rem] @2xl:p-12">
      <ScreenFrame
        picture={templateMedical}
        alt="A practice’s free appointments over four days, on a laptop"
        sizes="(min-width: 64rem) 34rem, 80vw"
        className="mx-[4%]"
      />
      <ScreenFrame
        variant="phone"
        picture={templateMobileApp1Phone}
        alt="A sleep app’s first screen, on a phone"
        sizes="11rem"
        className="mx-auto w-44"
      />
    </div>
  );
}
