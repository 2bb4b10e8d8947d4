import { workerData } from 'node:worker_threads';
import { answerQuestions } from '#server/tools/answer-questions.ts';
import { type Printed, printDocument } from './document.server.ts';
import { type FacePaths, readFaces } from './faces.server.ts';

const faces = await readFaces(workerData as FacePaths);
answerQuestions<Printed, Uint8Array>((printed) => printDocument(printed, faces));
