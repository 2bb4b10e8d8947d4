import { rowsFrom } from '#demos/app-kit/sandbox/edits.ts';
import { fileOf } from '#demos/app-kit/sandbox/file.ts';
import { today } from '#demos/app-kit/sandbox/use-sandbox.ts';
import { health } from '#demos/health/application.ts';
import { me } from '#demos/health/practice.ts';
import { measures, type Reading } from '#demos/health/records.ts';
import { daysLater } from '#lib/time/days.ts';
import { again, copies } from './copies.ts';
import { goToPlace, press, screenLink, typeAndErase } from './hands.ts';
import type { FullApplication } from './interactions.ts';

const days = 1500;

/** Four years of a patient, morning and evening, and a hundred times the visits of the practice. */
function manyReadings(): string {
  const day = today();
  const sample = health.seed(day);
  const readings = Array.from({ length: days }, (_, back) =>
    ['07:30', '19:30'].flatMap((time) =>
      measures.map(
        (measure, at): Reading => ({
          id: `r-${back}-${time}-${measure}`,
          patientId: me,
          measure,
          day: daysLater(day, -back),
          time,
          value: [128, 66, 71][at] ?? 70,
          lower: measure === 'pressure' ? 82 : 0,
        }),
      ),
    ),
  ).flat();
  const lists = {
    ...sample,
    readings: [...sample.readings, ...readings],
    visits: copies(sample.visits, sample.visits.length * 60, (visit, turn) => ({
      ...visit,
      id: again(visit.id, turn),
      day: daysLater(visit.day, -turn * 7),
    })),
  };
  return fileOf(health, day, rowsFrom(lists));
}

/** A patient with 9,000 readings. */
export const fullHealth: FullApplication = {
  id: 'health',
  path: '/healthcare#/readings',
  kept: { 'demo:health-role': 'patient' },
  size: '9,000 readings',
  file: manyReadings,
  interactions: [
    {
      id: 'filter',
      name: 'readings, another measure',
      async act(page, once) {
        await goToPlace(page, 'readings');
        for (const name of ['Pulse', 'Weight', 'Blood pressure', 'Pulse', 'Weight', 'Blood pressure'])
          await press(
            page,
            once,
            page.locator('[data-application]').getByText(name, { exact: true }).first(),
          );
      },
    },
    {
      id: 'save',
      name: 'a reading saved',
      async act(page, once) {
        await goToPlace(page, 'readings?of=pulse');
        for (let at = 0; at < 6; at += 1) {
          await page.locator('[data-application] input[name="value"]').fill(String(60 + at));
          await press(page, once, page.getByRole('button', { name: 'Save reading' }));
        }
      },
    },
    {
      id: 'find',
      name: 'search of medicines and visits, each key',
      async act(page, once) {
        await goToPlace(page, 'visits');
        await page.getByRole('button', { name: 'Search medicines and visits' }).click();
        await page.getByRole('searchbox', { name: 'Search medicines and visits' }).focus();
        await typeAndErase(page, once, 'blood test');
        await page.keyboard.press('Escape');
      },
    },
    {
      id: 'screens',
      name: 'another screen: medicines, readings, visits',
      async act(page, once) {
        for (const name of ['Medicines', 'Readings', 'Visits', 'Medicines'])
          await press(page, once, screenLink(page, name));
      },
    },
  ],
};
