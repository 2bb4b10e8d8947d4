CREATE TABLE "submission_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"side" text NOT NULL,
	"status" text,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "submission_notes_side_known" CHECK ("submission_notes"."side" in ('owner', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "submission_screens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid,
	"alt" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content_type" text NOT NULL,
	"position" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" uuid,
	"draft" jsonb NOT NULL,
	"status" text NOT NULL,
	"slug" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "application_submissions_status_known" CHECK ("application_submissions"."status" in ('draft', 'in-review', 'published', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "maker" text;--> statement-breakpoint
ALTER TABLE "submission_notes" ADD CONSTRAINT "submission_notes_submission_id_application_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."application_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_screens" ADD CONSTRAINT "submission_screens_submission_id_application_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."application_submissions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_submissions" ADD CONSTRAINT "application_submissions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_notes_order" ON "submission_notes" USING btree ("submission_id","id");--> statement-breakpoint
CREATE INDEX "submission_screens_order" ON "submission_screens" USING btree ("submission_id","position");--> statement-breakpoint
CREATE INDEX "application_submissions_person" ON "application_submissions" USING btree ("user_id","changed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "application_submissions_waiting" ON "application_submissions" USING btree ("status","sent_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "application_submissions_slug" ON "application_submissions" USING btree ("slug");