CREATE TABLE "lead_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor" text NOT NULL,
	"file" text NOT NULL,
	"rows" jsonb NOT NULL,
	"unused" jsonb NOT NULL,
	"overwrites" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "lead_imports_created" ON "lead_imports" USING btree ("created_at");