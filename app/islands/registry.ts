import type { ComponentProps } from 'react';

/** What can hydrate by itself on a page that is read, loaded when it wakes. */
export const islands = {
  account: async () => (await import('#app/shell/account-part.tsx')).AccountPart,
  animation: async () => (await import('#ui/animation/animation.tsx')).Animation,
  'before-after': async () => (await import('#app/statements/design/before-after.tsx')).BeforeAfter,
  'bill-splitter': async () => (await import('#demos/landings/bills/splitter.tsx')).Splitter,
  certificates: async () => (await import('#demos/certificates/ui/certificates-app.tsx')).CertificatesApp,
  circle: async () => (await import('#demos/circle/ui/circle-app.tsx')).CircleApp,
  counselling: async () => (await import('#demos/counselling/ui/counselling-app.tsx')).CounsellingApp,
  copy: async () => (await import('#ui/actions/copy-button.tsx')).CopyButton,
  documents: async () => (await import('#demos/documents/ui/small-chat.tsx')).SmallChat,
  health: async () => (await import('#demos/health/ui/health-app.tsx')).HealthApp,
  'journal-reader': async () => (await import('#app/journal/views/reader-pane.tsx')).ReaderPane,
  learning: async () => (await import('#demos/learning/ui/learning-app.tsx')).LearningApp,
  history: async () => (await import('#app/statements/history/strip.tsx')).HistoryStrip,
  integrations: async () => (await import('#app/integrations/directory.tsx')).Directory,
  leaflet: async () => (await import('#demos/leaflet/ui/leaflet-chat.tsx')).LeafletChat,
  miniatures: async () => (await import('#app/miniatures/miniatures.tsx')).Miniatures,
  morning: async () => (await import('#demos/small-tasks/morning/morning-view.tsx')).MorningView,
  puzzle: async () => (await import('#demos/puzzle/ui/puzzle-game.tsx')).PuzzleGame,
  'round-table': async () => (await import('#app/statements/agency/round-table.tsx')).RoundTable,
  save: async () => (await import('#app/saved/save-mark.tsx')).SaveMark,
  'savings-calculator': async () => (await import('#demos/landings/savings/calculator.tsx')).Calculator,
  'sleep-player': async () => (await import('#demos/landings/sleep/player.tsx')).Player,
  'bike-planner': async () => (await import('#demos/landings/bikes/planner.tsx')).Planner,
  'headphone-maker': async () => (await import('#demos/landings/headphones/maker.tsx')).Maker,
  'waiting-list': async () => (await import('#demos/landings/waiting-list/waiting.tsx')).Waiting,
  'lettering-lesson': async () => (await import('#demos/landings/course/lesson.tsx')).Lesson,
  'practice-times': async () => (await import('#demos/landings/practice/finder.tsx')).Finder,
  'support-inbox': async () => (await import('#demos/landings/support/desk.tsx')).Desk,
  search: async () => (await import('#app/shell/search-dialog.tsx')).SearchDialog,
  'showcase-cards': async () => (await import('#demos/showcases/cards/cards-app.tsx')).CardsApp,
  theme: async () => (await import('#app/statements/design/theme-editor.tsx')).ThemeEditor,
  'showcase-futures': async () => (await import('#demos/showcases/futures/futures-app.tsx')).FuturesApp,
  'showcase-letters': async () => (await import('#demos/showcases/letters/letters-app.tsx')).LettersApp,
  'showcase-patient': async () => (await import('#demos/showcases/patient/patient-app.tsx')).PatientApp,
  trace: async () => (await import('#app/statements/full-stack/trace-house.tsx')).TraceHouse,
  share: async () => (await import('#ui/actions/share-row.tsx')).ShareRow,
  'try-calendar': async () => (await import('#app/integrations/calendar-trial.tsx')).CalendarTrial,
  'try-webhook': async () => (await import('#app/integrations/webhook-trial.tsx')).WebhookTrial,
  'tool-box': async () => (await import('#demos/tool-box/ui/tool-box.tsx')).ToolBox,
  usability: async () => (await import('#app/statements/ui-ux/usability-test.tsx')).UsabilityTest,
  'sign-out': async () => (await import('#features/identity/ui/sign-out-form.tsx')).SignOutForm,
  'stock-floor': async () => (await import('#demos/landings/warehouse/mover.tsx')).Mover,
  'revenue-board': async () => (await import('#demos/landings/revenue/board.tsx')).Board,
  'day-builder': async () => (await import('#demos/landings/conference/day-builder.tsx')).DayBuilder,
  'brief-check': async () => (await import('#app/statements/refusals/brief-check.tsx')).BriefCheck,
  'price-sheet': async () => (await import('#app/statements/price-sheet/sheet.tsx')).PriceSheet,
  scrubber: async () => (await import('#app/statements/scrub/scrubber.tsx')).Scrubber,
  'week-wall': async () => (await import('#app/statements/week/week-wall.tsx')).WeekWall,
  'feature-brief': async () => (await import('#app/stories/services/feature-brief.tsx')).FeatureBrief,
  stair: async () => (await import('#app/stories/services/stair.tsx')).Stair,
  'lease-form': async () => (await import('#demos/landings/contracts/lease-form.tsx')).LeaseForm,
  'log-stream': async () => (await import('#demos/landings/logs/stream.tsx')).Stream,
  estimator: async () => (await import('#demos/landings/mono-grid/estimator.tsx')).Estimator,
  'release-board': async () => (await import('#demos/landings/one-scene/release-board.tsx')).ReleaseBoard,
  'page-turner': async () => (await import('#demos/landings/magazine/page-turner.tsx')).PageTurner,
  'halftone-press': async () => (await import('#demos/landings/flamingo/press.tsx')).Press,
};

type Islands = typeof islands;
type PropsOf<Name extends keyof Islands> = ComponentProps<Awaited<ReturnType<Islands[Name]>>>;

/** The names of islands that take these props. */
export type NameOf<Props> = {
  [Name in keyof Islands]: Props extends PropsOf<Name> ? Name : never;
}[keyof Islands];
