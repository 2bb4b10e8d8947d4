CREATE TABLE "companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_members_role_known" CHECK ("company_members"."role" in ('owner', 'member'))
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"href" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "booking_poll_times" (
	"poll_id" uuid NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_poll_times_poll_id_start_at_pk" PRIMARY KEY("poll_id","start_at")
);
--> statement-breakpoint
CREATE TABLE "booking_poll_votes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"poll_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"marks" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "booking_polls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type_id" uuid NOT NULL,
	"title" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"zone" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"booking_id" uuid
);
--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_poll_times" ADD CONSTRAINT "booking_poll_times_poll_id_booking_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."booking_polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_poll_votes" ADD CONSTRAINT "booking_poll_votes_poll_id_booking_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."booking_polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_polls" ADD CONSTRAINT "booking_polls_type_id_meeting_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."meeting_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_polls" ADD CONSTRAINT "booking_polls_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_members_company" ON "company_members" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_key" ON "notices" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "notices_person" ON "notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "booking_poll_votes_poll" ON "booking_poll_votes" USING btree ("poll_id","id");--> statement-breakpoint
CREATE INDEX "booking_poll_votes_email" ON "booking_poll_votes" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "booking_polls_email" ON "booking_polls" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "booking_polls_last" ON "booking_polls" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "booking_polls_booking" ON "booking_polls" USING btree ("booking_id");