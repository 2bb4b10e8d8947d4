CREATE TABLE "backup_trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"copy" text NOT NULL,
	"state" text NOT NULL,
	"way" text,
	"rows" integer,
	"files" integer,
	"problem" text,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "backup_trials_state_known" CHECK ("backup_trials"."state" in ('running', 'passed', 'failed')),
	CONSTRAINT "backup_trials_way_known" CHECK ("backup_trials"."way" in ('restored', 'read'))
);
--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "offsite_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "offsite_bytes" bigint;--> statement-breakpoint
ALTER TABLE "backups" ADD COLUMN "offsite_problem" text;--> statement-breakpoint
CREATE INDEX "backup_trials_started" ON "backup_trials" USING btree ("started_at");