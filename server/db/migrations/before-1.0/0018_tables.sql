CREATE TABLE "bin_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"label" text NOT NULL,
	"content" jsonb NOT NULL,
	"actor" text NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"goes_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"shared" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "undo_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"actor" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bin_items_subject" ON "bin_items" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "bin_items_goes" ON "bin_items" USING btree ("goes_at");--> statement-breakpoint
CREATE INDEX "bin_items_deleted" ON "bin_items" USING btree ("deleted_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_views_name" ON "staff_views" USING btree ("list","user_id","name");--> statement-breakpoint
CREATE INDEX "staff_views_user" ON "staff_views" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "undo_offers_ends" ON "undo_offers" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "events_happened" ON "events" USING btree ("happened_at","id");--> statement-breakpoint
CREATE INDEX "events_subject_words" ON "events" USING gin ("subject" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "events_kind_words" ON "events" USING gin ("kind" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree (lower("recipient"),"id");--> statement-breakpoint
CREATE INDEX "outbox_purpose" ON "outbox" USING btree ("purpose","id");--> statement-breakpoint
CREATE INDEX "outbox_attempts" ON "outbox" USING btree ("attempts","id");--> statement-breakpoint
CREATE INDEX "outbox_recipient_words" ON "outbox" USING gin ("recipient" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "outbox_purpose_words" ON "outbox" USING gin ("purpose" gin_trgm_ops);