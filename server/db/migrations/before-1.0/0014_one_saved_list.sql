-- What people saved of the catalogue moves into the list of everything they saved.
INSERT INTO "saved_items" ("user_id", "kind", "key", "title", "about", "saved_at")
SELECT "user_id", 'application', "slug", "name", "tagline", "saved_at"
FROM "saved_applications" JOIN "applications" ON "applications"."id" = "saved_applications"."application_id"
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "saved_applications" CASCADE;
