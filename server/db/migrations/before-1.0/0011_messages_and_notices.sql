CREATE TABLE "notice_choices" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"app" boolean NOT NULL,
	"mail" boolean NOT NULL,
	"digest" boolean NOT NULL,
	CONSTRAINT "notice_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notice_mornings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"zone" text,
	"last_day" date
);
--> statement-breakpoint
CREATE TABLE "enquiry_reads" (
	"enquiry_id" uuid NOT NULL,
	"side" text NOT NULL,
	"reader" text NOT NULL,
	"message_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "enquiry_reads_enquiry_id_side_reader_pk" PRIMARY KEY("enquiry_id","side","reader"),
	CONSTRAINT "enquiry_reads_side_known" CHECK ("enquiry_reads"."side" in ('visitor', 'staff'))
);
--> statement-breakpoint
DROP INDEX "enquiries_email";--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "digested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "company_id" uuid;--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "enquiry_reads" ADD CONSTRAINT "enquiry_reads_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiry_reads_reader" ON "enquiry_reads" USING btree ("reader");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "enquiries_company" ON "enquiries" USING btree ("company_id","changed_at");--> statement-breakpoint
CREATE INDEX "enquiry_messages_user" ON "enquiry_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree ("email_key","changed_at");