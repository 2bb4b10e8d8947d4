CREATE TABLE "newsletter_issue_mails" (
	"issue_id" uuid NOT NULL,
	"subscriber_id" uuid NOT NULL,
	"outbox_id" uuid NOT NULL,
	"outcome" text,
	CONSTRAINT "newsletter_issue_mails_issue_id_subscriber_id_pk" PRIMARY KEY("issue_id","subscriber_id")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"preview" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"send_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"readers" integer DEFAULT 0 NOT NULL,
	"reached" uuid,
	"unsubscribed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_issue_state_known" CHECK ("newsletter_issues"."state" in ('draft', 'scheduled', 'sending', 'stopped', 'sent'))
);
--> statement-breakpoint
ALTER TABLE "newsletter_issue_mails" ADD CONSTRAINT "newsletter_issue_mails_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "newsletter_issue_mails_outbox" ON "newsletter_issue_mails" USING btree ("outbox_id");--> statement-breakpoint
CREATE INDEX "newsletter_issue_mails_subscriber" ON "newsletter_issue_mails" USING btree ("subscriber_id");--> statement-breakpoint
CREATE INDEX "newsletter_issues_changed" ON "newsletter_issues" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "events_changes" ON "events" USING btree ("happened_at","id") WHERE "events"."data" ? 'changes';--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_since" ON "newsletter_subscribers" USING btree ("since","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_created" ON "newsletter_subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_key" ON "newsletter_subscribers" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_words" ON "newsletter_subscribers" USING gin ("email_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_confirmed" ON "newsletter_subscribers" USING btree ("id") WHERE "newsletter_subscribers"."state" = 'confirmed';