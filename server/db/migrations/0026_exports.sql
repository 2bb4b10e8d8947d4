CREATE TABLE "site_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"done" integer NOT NULL,
	"total" integer NOT NULL,
	"bytes" bigint,
	"problem" text,
	"asked_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "site_exports_state_known" CHECK ("site_exports"."state" in ('waiting', 'running', 'done', 'failed', 'removed'))
);
--> statement-breakpoint
CREATE INDEX "site_exports_asked" ON "site_exports" USING btree ("asked_at");