CREATE TABLE "booking_waits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type_id" uuid NOT NULL,
	"day" date NOT NULL,
	"zone" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "calendar_entries" (
	"calendar_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"remote_id" text NOT NULL,
	"sequence" integer NOT NULL,
	CONSTRAINT "calendar_entries_calendar_id_booking_id_pk" PRIMARY KEY("calendar_id","booking_id")
);
--> statement-breakpoint
CREATE TABLE "host_busy" (
	"calendar_id" uuid NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	CONSTRAINT "host_busy_calendar_id_start_at_end_at_pk" PRIMARY KEY("calendar_id","start_at","end_at")
);
--> statement-breakpoint
CREATE TABLE "host_calendars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"sealed_access" text NOT NULL,
	"writes" boolean NOT NULL,
	"read_at" timestamp with time zone,
	"problem" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "host_calendars_kind_known" CHECK ("host_calendars"."kind" in ('caldav', 'ics', 'google', 'microsoft'))
);
--> statement-breakpoint
ALTER TABLE "booking_waits" ADD CONSTRAINT "booking_waits_type_id_meeting_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."meeting_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_calendar_id_host_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."host_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_entries" ADD CONSTRAINT "calendar_entries_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_busy" ADD CONSTRAINT "host_busy_calendar_id_host_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."host_calendars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "host_calendars" ADD CONSTRAINT "host_calendars_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_waits_once" ON "booking_waits" USING btree ("type_id","day","email_key");--> statement-breakpoint
CREATE INDEX "booking_waits_day" ON "booking_waits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "host_busy_end" ON "host_busy" USING btree ("end_at");--> statement-breakpoint
CREATE UNIQUE INDEX "host_calendars_address" ON "host_calendars" USING btree ("host_id","address");