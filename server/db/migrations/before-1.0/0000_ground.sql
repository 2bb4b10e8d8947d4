CREATE TABLE "content_versions" (
	"tag" text PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"actor" text NOT NULL,
	"data" jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"result_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_counters" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text NOT NULL,
	"uncertain_since" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"response" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "outbox_channel_known" CHECK ("outbox"."channel" in ('mail')),
	CONSTRAINT "outbox_state_known" CHECK ("outbox"."state" in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "page_counts" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"referring_host" text NOT NULL,
	"campaign" text NOT NULL,
	"device_kind" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_counts_day_page_referring_host_campaign_device_kind_pk" PRIMARY KEY("day","page","referring_host","campaign","device_kind"),
	CONSTRAINT "page_counts_device_known" CHECK ("page_counts"."device_kind" in ('desktop', 'phone', 'tablet', 'other'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"section" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_state_known" CHECK ("newsletter_subscribers"."state" in ('pending', 'confirmed', 'unsubscribed'))
);
--> statement-breakpoint
CREATE INDEX "events_subject" ON "events" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "events_kind" ON "events" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "form_keys_created" ON "form_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limit_counters_ends" ON "limit_counters" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "outbox_state" ON "outbox" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "outbox_settled" ON "outbox" USING btree ("settled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscribers_email" ON "newsletter_subscribers" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_state" ON "newsletter_subscribers" USING btree ("state","since");