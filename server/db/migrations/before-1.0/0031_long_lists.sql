CREATE INDEX "bookings_when" ON "bookings" USING btree ("start_at","id");--> statement-breakpoint
CREATE INDEX "bookings_type" ON "bookings" USING btree ("type_id","start_at","id");--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_name" ON "bookings" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "bookings_no_show" ON "bookings" USING btree ("start_at","id") WHERE "bookings"."no_show_at" is not null;--> statement-breakpoint
CREATE INDEX "bookings_name_words" ON "bookings" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_email_words" ON "bookings" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_reference_words" ON "bookings" USING gin ("reference" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "bookings_agenda_words" ON "bookings" USING gin ("agenda" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_registrations_created" ON "event_registrations" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "event_registrations_event" ON "event_registrations" USING btree ("event_id","created_at","id");--> statement-breakpoint
CREATE INDEX "event_registrations_status" ON "event_registrations" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "event_registrations_name" ON "event_registrations" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "event_registrations_email" ON "event_registrations" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "event_registrations_came" ON "event_registrations" USING btree ("created_at","id") WHERE "event_registrations"."checked_in_at" is not null;--> statement-breakpoint
CREATE INDEX "event_registrations_name_words" ON "event_registrations" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_registrations_email_words" ON "event_registrations" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_registrations_reference_words" ON "event_registrations" USING gin ("reference" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "event_registrations_answer_words" ON "event_registrations" USING gin (("answers"::text) gin_trgm_ops);