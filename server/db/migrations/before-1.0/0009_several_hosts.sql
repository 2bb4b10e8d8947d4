CREATE TABLE "booking_cohosts" (
	"booking_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"host_date" date NOT NULL,
	CONSTRAINT "booking_cohosts_booking_id_host_id_pk" PRIMARY KEY("booking_id","host_id")
);
--> statement-breakpoint
ALTER TABLE "meeting_types" ADD COLUMN "hosts_needed" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_cohosts" ADD CONSTRAINT "booking_cohosts_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_cohosts" ADD CONSTRAINT "booking_cohosts_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_cohosts_host" ON "booking_cohosts" USING btree ("host_id");--> statement-breakpoint
ALTER TABLE "meeting_types" ADD CONSTRAINT "meeting_types_need_somebody" CHECK ("meeting_types"."hosts_needed" > 0);