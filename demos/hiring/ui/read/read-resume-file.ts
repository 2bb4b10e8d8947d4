import { type Resume, readResume } from '#engines/resume/read-resume.ts';
import { resumeText } from '#engines/resume/resume-text.ts';
import { readFile } from '../../../kit/files/read-file.ts';

/** A résumé is a few pages; what is longer is another kind of document. */
const mostLetters = 60_000;

async function textOf(file: File, signal: AbortSignal): Promise<string> {
  // A plain text keeps its lines only when it is taken as it is.
  if (/\.(?:txt|text)$/i.test(file.name) || file.type === 'text/plain') {
    if (file.size > mostLetters * 4)
      throw new Error(`${file.name} is too long: a résumé can have up to 60,000 characters.`);
    return file.text();
  }
  const { document } = await readFile(
    { name: file.name, file, keepLines: true },
    { report: () => {}, signal },
  );
  return resumeText(document);
}

/** The text of a résumé and what it says, or why the file cannot be read as one. */
export async function readResumeFile(
  file: File,
  signal: AbortSignal,
): Promise<{ text: string; resume: Resume } | { problem: string }> {
  try {
    const text = (await textOf(file, signal)).replace(/\r\n?/g, '\n').trim();
    if (text === '') return { problem: `${file.name} has no text in it.` };
    if (text.length > mostLetters)
      return { problem: `${file.name} is too long: a résumé can have up to 60,000 characters.` };
    const resume = readResume(text);
    const isEmpty = !resume.name && !resume.email && resume.posts.length === 0 && resume.skills.length === 0;
    return isEmpty
      ? {
          problem: `${file.name} doesn’t look like a résumé. We found no name, email, job or skill in it.`,
        }
      : { text, resume };
  } catch (problem) {
    return {
      problem:
        problem instanceof Error && problem.message ? problem.message : `${file.name} could not be read.`,
    };
  }
}
