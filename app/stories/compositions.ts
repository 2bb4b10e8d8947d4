import { AiApplications } from './ai-applications.tsx';
import { ApplicantTracking } from './applicant-tracking.tsx';
import { CertificateIssuance } from './certificate-issuance.tsx';
import type { Composition } from './composition.ts';
import { EmployeeManagement } from './employee-management.tsx';
import { Healthcare } from './healthcare.tsx';
import { LearningManagement } from './learning-management.tsx';
import { LinkChatbot } from './link-chatbot.tsx';
import { NewsSummarizer } from './news-summarizer.tsx';
import { PdfChatbot } from './pdf-chatbot.tsx';
import { PersonalCrm } from './personal-crm.tsx';
import { PregnancyChatbot } from './pregnancy-chatbot.tsx';
import { PrivacyScanner } from './privacy-scanner.tsx';
import { RouteOptimization } from './route-optimization.tsx';
import { SeoAnalysis } from './seo-analysis.tsx';
import { FirstVersion } from './services/first-version.tsx';
import { OneFeature } from './services/one-feature.tsx';
import { StudentCounselling } from './student-counselling.tsx';
import { ThisWebsite } from './this-website.tsx';
import { TrainingPortal } from './training-portal.tsx';
import { VisualForecasting } from './visual-forecasting.tsx';

const compositions: Readonly<Record<string, Composition>> = {
  '/route-optimization': RouteOptimization,
  '/SEO-Analysis': SeoAnalysis,
  '/pdf-chatbot': PdfChatbot,
  '/link-chatbot': LinkChatbot,
  '/news-summarizer-chatbot': NewsSummarizer,
  '/visual-forecasting': VisualForecasting,
  '/web-privacy-scanner': PrivacyScanner,
  '/employee-management-system': EmployeeManagement,
  '/applicant-tracking-system': ApplicantTracking,
  '/online-student-training-portal': TrainingPortal,
  '/LMS': LearningManagement,
  '/certificate-issuance-portal': CertificateIssuance,
  '/ai-apps': AiApplications,
  '/healthcare': Healthcare,
  '/personal-crm-business': PersonalCrm,
  '/pregnancy-chatbot': PregnancyChatbot,
  '/pages/single-project': ThisWebsite,
  '/pages/services-single-1': OneFeature,
  '/pages/services-single-2': FirstVersion,
  '/studet-counselling': StudentCounselling,
};

/** The composition of the story at this path, if it has one of its own. */
export const compositionAt = (path: string): Composition | undefined => compositions[path];
