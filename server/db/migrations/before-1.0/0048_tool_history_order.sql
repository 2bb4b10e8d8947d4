CREATE TABLE "tool_histories" (
	"user_id" text PRIMARY KEY NOT NULL,
	"deleted" uuid[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tool_results" ADD COLUMN "made_at" timestamp with time zone;--> statement-breakpoint
UPDATE "tool_results" SET "made_at" = "changed_at";--> statement-breakpoint
ALTER TABLE "tool_results" ALTER COLUMN "made_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tool_results" ADD COLUMN "is_named" boolean DEFAULT false NOT NULL;