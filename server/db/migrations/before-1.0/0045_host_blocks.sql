CREATE TABLE "host_blocks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"host_id" uuid NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "host_blocks_end_after_start" CHECK ("host_blocks"."end_at" > "host_blocks"."start_at")
);
--> statement-breakpoint
ALTER TABLE "host_blocks" ADD CONSTRAINT "host_blocks_host_id_hosts_id_fk" FOREIGN KEY ("host_id") REFERENCES "public"."hosts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "host_blocks_host" ON "host_blocks" USING btree ("host_id","start_at");