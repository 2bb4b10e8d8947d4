CREATE TABLE "booking_day_counts" (
	"host_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"day" date NOT NULL,
	"held" integer NOT NULL,
	CONSTRAINT "booking_day_counts_host_id_type_id_day_pk" PRIMARY KEY("host_id","type_id","day")
);
--> statement-breakpoint
CREATE TABLE "booking_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"owner_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "booking_feeds_owner_known" CHECK ("booking_feeds"."owner" in ('visitor', 'host'))
);
--> statement-breakpoint
CREATE TABLE "booking_slots" (
	"host_id" uuid NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"booking_id" uuid NOT NULL,
	CONSTRAINT "booking_slots_host_id_quarter_pk" PRIMARY KEY("host_id","quarter")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"type_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"host_date" date NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"zone" text NOT NULL,
	"agenda" text NOT NULL,
	"answers" jsonb NOT NULL,
	"video_url" text,
	"status" text NOT NULL,
	"cancelled_by" text,
	"message" text NOT NULL,
	"sequence" integer NOT NULL,
	"uid" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"reminded_day_at" timestamp with time zone,
	"reminded_hour_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"scheduled_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bookings_status_known" CHECK ("bookings"."status" in ('confirmed', 'cancelled')),
	CONSTRAINT "bookings_cancelled_by_known" CHECK ("bookings"."cancelled_by" in ('visitor', 'host')),
	CONSTRAINT "bookings_end_after_start" CHECK ("bookings"."end_at" > "bookings"."start_at")
);
--> statement-breakpoint
CREATE TABLE "hosts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"zone" text NOT NULL,
	"weekly" jsonb NOT NULL,
	"overrides" jsonb NOT NULL,
	"video" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meeting_type_hosts" (
	"type_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	CONSTRAINT "meeting_type_hosts_type_id_host_id_pk" PRIMARY KEY("type_id","host_id")
);
--> statement-breakpoint
CREATE TABLE "meeting_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"minutes" integer NOT NULL,
	"step" integer NOT NULL,
	"buffer_before" integer NOT NULL,
	"buffer_after" integer NOT NULL,
	"notice" integer NOT NULL,
	"days_ahead" integer NOT NULL,
	"daily_limit" integer,
	"questions" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_types_on_the_quarter" CHECK ("meeting_types"."step" > 0 and "meeting_types"."step" % 15 = 0),
	CONSTRAINT "meeting_types_have_length" CHECK ("meeting_types"."minutes" > 0)
);
--> statement-breakpoint
ALTER TABLE "booking_day_counts" ADD CONSTRAINT "booking_day_counts_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_day_counts" ADD CONSTRAINT "booking_day_counts_type_id_meeting_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."meeting_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_slots" ADD CONSTRAINT "booking_slots_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_slots" ADD CONSTRAINT "booking_slots_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_type_id_meeting_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."meeting_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_type_hosts" ADD CONSTRAINT "meeting_type_hosts_type_id_meeting_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."meeting_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_type_hosts" ADD CONSTRAINT "meeting_type_hosts_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_feeds_owner" ON "booking_feeds" USING btree ("owner","owner_key");--> statement-breakpoint
CREATE INDEX "booking_slots_booking" ON "booking_slots" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_reference" ON "bookings" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "bookings_start" ON "bookings" USING btree ("status","start_at");--> statement-breakpoint
CREATE INDEX "bookings_host" ON "bookings" USING btree ("host_id","start_at");--> statement-breakpoint
CREATE INDEX "bookings_email" ON "bookings" USING btree ("email_key","start_at");--> statement-breakpoint
CREATE INDEX "bookings_idempotency" ON "bookings" USING btree ("idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "hosts_handle" ON "hosts" USING btree ("handle");--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_types_slug" ON "meeting_types" USING btree ("slug");