CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"company" text NOT NULL,
	"topics" jsonb NOT NULL,
	"budget" text NOT NULL,
	"timeline" text NOT NULL,
	"subject" jsonb NOT NULL,
	"page" text NOT NULL,
	"campaign" jsonb NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiries_state_known" CHECK ("enquiries"."state" in ('unconfirmed', 'open', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"version" text NOT NULL,
	"wording" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "enquiry_consents_purpose_known" CHECK ("enquiry_consents"."purpose" in ('marketing'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"side" text NOT NULL,
	"mail_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "enquiry_links_side_known" CHECK ("enquiry_links"."side" in ('visitor', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"side" text NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"quoted" text NOT NULL,
	"via" text NOT NULL,
	"mail_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiry_messages_side_known" CHECK ("enquiry_messages"."side" in ('visitor', 'staff')),
	CONSTRAINT "enquiry_messages_via_known" CHECK ("enquiry_messages"."via" in ('form', 'page', 'mail'))
);
--> statement-breakpoint
ALTER TABLE "enquiry_consents" ADD CONSTRAINT "enquiry_consents_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_message_id_enquiry_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."enquiry_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_links" ADD CONSTRAINT "enquiry_links_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_reference" ON "enquiries" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "enquiries_state" ON "enquiries" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "enquiries_idempotency" ON "enquiries" USING btree ("idempotency_key");--> statement-breakpoint
CREATE INDEX "enquiry_consents_enquiry" ON "enquiry_consents" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "enquiry_files_message" ON "enquiry_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "enquiry_files_created" ON "enquiry_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enquiry_links_enquiry" ON "enquiry_links" USING btree ("enquiry_id","side");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_links_mail_key" ON "enquiry_links" USING btree ("mail_key");--> statement-breakpoint
CREATE INDEX "enquiry_messages_enquiry" ON "enquiry_messages" USING btree ("enquiry_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_messages_mail" ON "enquiry_messages" USING btree ("mail_hash");