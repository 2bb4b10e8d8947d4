ALTER TABLE "hosts" ADD COLUMN "holidays" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The hosts that a new site starts with keep the holidays of where their clock is.
UPDATE "hosts" SET "holidays" = 'DE-BE' WHERE "handle" = 'product-desk' AND "zone" = 'Europe/Berlin';--> statement-breakpoint
UPDATE "hosts" SET "holidays" = 'PT' WHERE "handle" = 'engineering-desk' AND "zone" = 'Europe/Lisbon';
