CREATE TABLE "schedule_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schedule_id" uuid NOT NULL,
	"by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ok" boolean DEFAULT false NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	"found" jsonb,
	"changes" jsonb,
	CONSTRAINT "schedule_runs_by_known" CHECK ("schedule_runs"."by" in ('hand', 'schedule'))
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"place" smallint NOT NULL,
	"work" text NOT NULL,
	"address" text NOT NULL,
	"task" jsonb NOT NULL,
	"pace" text NOT NULL,
	"zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"next_run_at" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"paused_at" timestamp with time zone,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "schedules_places" CHECK ("schedules"."place" between 1 and 5),
	CONSTRAINT "schedules_work_known" CHECK ("schedules"."work" in ('seo', 'forecast')),
	CONSTRAINT "schedules_pace_known" CHECK ("schedules"."pace" in ('day', 'week', 'month')),
	CONSTRAINT "schedules_due_or_paused" CHECK (("schedules"."next_run_at" is null) = ("schedules"."paused_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "schedule_runs" ADD CONSTRAINT "schedule_runs_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_runs_schedule" ON "schedule_runs" USING btree ("schedule_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_runs_going" ON "schedule_runs" USING btree ("schedule_id") WHERE "schedule_runs"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_place" ON "schedules" USING btree ("user_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_address" ON "schedules" USING btree ("user_id","work","address");--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("next_run_at") WHERE "schedules"."next_run_at" is not null;--> statement-breakpoint
CREATE INDEX "schedules_used" ON "schedules" USING btree ("used_at");