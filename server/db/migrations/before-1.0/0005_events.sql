CREATE TABLE "event_feedback" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"rating" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_feedback_stars" CHECK ("event_feedback"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"event_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"zone" text NOT NULL,
	"answers" jsonb NOT NULL,
	"status" text NOT NULL,
	"holder" integer NOT NULL,
	"sequence" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"reminded_day_at" timestamp with time zone,
	"reminded_hour_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_registrations_status_known" CHECK ("event_registrations"."status" in ('registered', 'waiting', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "event_speakers" (
	"event_id" uuid NOT NULL,
	"speaker_id" uuid NOT NULL,
	"leads" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "event_speakers_event_id_speaker_id_pk" PRIMARY KEY("event_id","speaker_id")
);
--> statement-breakpoint
CREATE TABLE "event_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"name" text NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer NOT NULL,
	"waiting" integer NOT NULL,
	"last_number" integer NOT NULL,
	"instructions" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "event_tickets_mode_known" CHECK ("event_tickets"."mode" in ('on-site', 'online')),
	CONSTRAINT "event_tickets_never_over" CHECK ("event_tickets"."taken" between 0 and "event_tickets"."capacity"),
	CONSTRAINT "event_tickets_waiting_counted" CHECK ("event_tickets"."waiting" >= 0)
);
--> statement-breakpoint
CREATE TABLE "speakers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "studio_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"kind" text NOT NULL,
	"topics" text[] NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"zone" text NOT NULL,
	"place" text NOT NULL,
	"cover" jsonb NOT NULL,
	"agenda" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"status" text NOT NULL,
	"message" text NOT NULL,
	"recording" text,
	"sequence" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "studio_events_kind_known" CHECK ("studio_events"."kind" in ('webinar', 'workshop', 'meetup', 'conference')),
	CONSTRAINT "studio_events_status_known" CHECK ("studio_events"."status" in ('draft', 'published', 'cancelled')),
	CONSTRAINT "studio_events_end_after_start" CHECK ("studio_events"."end_at" > "studio_events"."start_at")
);
--> statement-breakpoint
ALTER TABLE "event_feedback" ADD CONSTRAINT "event_feedback_registration_id_event_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."event_registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_feedback" ADD CONSTRAINT "event_feedback_event_id_studio_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."studio_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_event_id_studio_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."studio_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_registrations" ADD CONSTRAINT "event_registrations_ticket_id_event_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."event_tickets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_event_id_studio_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."studio_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_speakers" ADD CONSTRAINT "event_speakers_speaker_id_speakers_id_fk" FOREIGN KEY ("speaker_id") REFERENCES "public"."speakers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_tickets" ADD CONSTRAINT "event_tickets_event_id_studio_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."studio_events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_feedback_event" ON "event_feedback" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_reference" ON "event_registrations" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_number" ON "event_registrations" USING btree ("ticket_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_person" ON "event_registrations" USING btree ("event_id","email_key") WHERE "event_registrations"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "event_registrations_line" ON "event_registrations" USING btree ("ticket_id","status","number");--> statement-breakpoint
CREATE UNIQUE INDEX "event_tickets_mode" ON "event_tickets" USING btree ("event_id","mode");--> statement-breakpoint
CREATE UNIQUE INDEX "speakers_handle" ON "speakers" USING btree ("handle");--> statement-breakpoint
CREATE UNIQUE INDEX "studio_events_slug" ON "studio_events" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "studio_events_end" ON "studio_events" USING btree ("status","end_at");