CREATE TABLE "mail_suppressions" (
	"email_key" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"reports" integer DEFAULT 1 NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_suppressions_reason_known" CHECK ("mail_suppressions"."reason" in ('bounce', 'complaint', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"name" text NOT NULL,
	"day" date NOT NULL,
	"runs" integer NOT NULL,
	"removed" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "retention_runs_name_day_pk" PRIMARY KEY("name","day")
);
--> statement-breakpoint
CREATE TABLE "file_deletions" (
	"key" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"progress" jsonb,
	"bytes" bigint,
	"sha256" text,
	"rows" integer,
	"files" integer,
	"missing" integer,
	"problem" text,
	"asked_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "backups_state_known" CHECK ("backups"."state" in ('waiting', 'running', 'done', 'failed', 'removed'))
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"event_id" uuid,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_status" integer,
	"last_error" text,
	"took_ms" integer,
	"happened_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_state_known" CHECK ("webhook_deliveries"."state" in ('waiting', 'delivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"url" text NOT NULL,
	"topics" text[] NOT NULL,
	"secret_sealed" text NOT NULL,
	"active" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_state_known";--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_suppressions_last" ON "mail_suppressions" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "backups_asked" ON "backups" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_once" ON "webhook_deliveries" USING btree ("webhook_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_list" ON "webhook_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_settled" ON "webhook_deliveries" USING btree ("settled_at");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_state_known" CHECK ("outbox"."state" in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'kept', 'suppressed'));