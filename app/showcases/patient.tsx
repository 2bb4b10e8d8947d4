import { Island } from '#app/islands/island.tsx';
import { PatientShowcase } from '#demos/showcases/patient/page.tsx';
import { PatientApp } from '#demos/showcases/patient/patient-app.tsx';
import { ShowcaseFrame } from './showcase-frame.tsx';

export default function PatientPage() {
  return (
    <ShowcaseFrame name="Patient app">
      <PatientShowcase app={<Island name="showcase-patient" of={PatientApp} props={{}} wake="near" />} />
    </ShowcaseFrame>
  );
}
