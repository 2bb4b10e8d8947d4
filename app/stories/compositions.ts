import type { Composition } from './composition.ts';
import { PdfChatbot } from './pdf-chatbot.tsx';
import { PrivacyScanner } from './privacy-scanner.tsx';
import { RouteOptimization } from './route-optimization.tsx';
import { SeoAnalysis } from './seo-analysis.tsx';
import { VisualForecasting } from './visual-forecasting.tsx';
import { EmployeeManagement } from './employee-management.tsx';
import { ApplicantTracking } from './applicant-tracking.tsx';
import { TrainingPortal } from './training-portal.tsx';
import { LearningManagement } from './learning-management.tsx';

const compositions: Readonly<Record<string, Composition>> = {
  '/route-optimization': RouteOptimization,
  '/SEO-Analysis': SeoAnalysis,
  '/pdf-chatbot': PdfChatbot,
  '/visual-forecasting': VisualForecasting,
  '/web-privacy-scanner': PrivacyScanner,
  '/employee-management-system': EmployeeManagement,
  '/applicant-tracking-system': ApplicantTracking,
  '/online-student-training-portal': TrainingPortal,
  '/LMS': LearningManagement,
};

/** How the story at this path is told, where it has a composition of its own. */
export const compositionAt = (path: string): Composition | undefined => compositions[path];
