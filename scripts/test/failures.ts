import { stripVTControlCharacters } from 'node:util';

interface BrowserSuite {
  suites?: BrowserSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}
interface UnitReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

const linesOfError = 12;
const short = (message: string) =>
  stripVTControlCharacters(message).split('\n').slice(0, linesOfError).join('\n');

/** What went wrong in the browser, test by test. */
export function browserFailures(suite: BrowserSuite): string[] {
  const own = (suite.specs ?? []).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => {
        const errors = results.flatMap((result) => result.errors.map(({ message = '' }) => short(message)));
        return [`${file}:${line} ${title}`, ...errors].join('\n');
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap(browserFailures)];
}

/** What went wrong in the units, test by test; a file that did not even load is named with its error. */
export function unitFailures({ testResults }: UnitReport): string[] {
  return testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message && assertionResults.length === 0 ? [`${name}\n${short(message)}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) =>
        [`${name} ${fullName}`, ...failureMessages.map(short)].join('\n'),
      ),
  ]);
}
