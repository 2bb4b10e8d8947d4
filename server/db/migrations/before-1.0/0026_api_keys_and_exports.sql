CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"made_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"uses" bigint NOT NULL
);
--> statement-breakpoint
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
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "api_keys_made_by" ON "api_keys" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "site_exports_asked" ON "site_exports" USING btree ("asked_at");