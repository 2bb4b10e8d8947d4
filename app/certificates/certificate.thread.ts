import { workerData } from 'node:worker_threads';
import { type FacePaths, readFaces } from '#features/billing/pdf/faces.server.ts';
import { answerQuestions } from '#server/tools/answer-questions.ts';
import { type Certificate, printCertificate } from './certificate.server.ts';

const faces = await readFaces(workerData as FacePaths);
answerQuestions<Certificate, Uint8Array>((certificate) => printCertificate(certificate, faces));
