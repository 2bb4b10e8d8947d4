CREATE TABLE "enquiry_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"author_id" text,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiry_notes" ADD CONSTRAINT "enquiry_notes_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_notes_enquiry" ON "enquiry_notes" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_notes_author" ON "enquiry_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "saved_replies_title" ON "saved_replies" USING btree ("title");--> statement-breakpoint
CREATE INDEX "enquiries_changed" ON "enquiries" USING btree ("changed_at","id");--> statement-breakpoint
CREATE INDEX "enquiries_waits" ON "enquiries" USING btree ("waits_since","id") WHERE "enquiries"."waits_since" is not null;--> statement-breakpoint
CREATE INDEX "enquiries_assignee" ON "enquiries" USING btree ("assignee_id") WHERE "enquiries"."assignee_id" is not null;--> statement-breakpoint
CREATE INDEX "enquiries_snoozed" ON "enquiries" USING btree ("snoozed_until") WHERE "enquiries"."snoozed_until" is not null;--> statement-breakpoint
UPDATE "enquiries" SET "waits_since" = "changed_at" WHERE "state" = 'open';
