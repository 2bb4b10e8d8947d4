ALTER TABLE "identity_logins" ADD COLUMN "rotations" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "identity_logins" ADD COLUMN "rotated_at" timestamp with time zone;