ALTER TABLE "shared_results" ADD COLUMN "place" smallint;--> statement-breakpoint
ALTER TABLE "tool_results" ADD COLUMN "place" smallint;--> statement-breakpoint
-- Two at once could pass the limits before; what came last beyond them goes.
DELETE FROM "shared_results" USING (SELECT "id", row_number() OVER (PARTITION BY "user_id" ORDER BY "shared_at", "id") AS "place" FROM "shared_results" WHERE "user_id" IS NOT NULL) AS "counted" WHERE "shared_results"."id" = "counted"."id" AND "counted"."place" > 50;--> statement-breakpoint
DELETE FROM "tool_results" USING (SELECT "user_id", "id", row_number() OVER (PARTITION BY "user_id" ORDER BY "pinned" DESC, "changed_at" DESC, "id") AS "place" FROM "tool_results") AS "counted" WHERE "tool_results"."user_id" = "counted"."user_id" AND "tool_results"."id" = "counted"."id" AND "counted"."place" > 200;--> statement-breakpoint
UPDATE "shared_results" SET "place" = "counted"."place" FROM (SELECT "id", row_number() OVER (PARTITION BY "user_id" ORDER BY "shared_at", "id") AS "place" FROM "shared_results" WHERE "user_id" IS NOT NULL) AS "counted" WHERE "shared_results"."id" = "counted"."id";--> statement-breakpoint
UPDATE "tool_results" SET "place" = "counted"."place" FROM (SELECT "user_id", "id", row_number() OVER (PARTITION BY "user_id" ORDER BY "changed_at", "id") AS "place" FROM "tool_results") AS "counted" WHERE "tool_results"."user_id" = "counted"."user_id" AND "tool_results"."id" = "counted"."id";--> statement-breakpoint
ALTER TABLE "tool_results" ALTER COLUMN "place" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "shared_results_place" ON "shared_results" USING btree ("user_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "tool_results_place" ON "tool_results" USING btree ("user_id","place");--> statement-breakpoint
ALTER TABLE "shared_results" ADD CONSTRAINT "shared_results_places" CHECK ("shared_results"."place" between 1 and 50);--> statement-breakpoint
ALTER TABLE "shared_results" ADD CONSTRAINT "shared_results_placed" CHECK (("shared_results"."user_id" is null) = ("shared_results"."place" is null));--> statement-breakpoint
ALTER TABLE "tool_results" ADD CONSTRAINT "tool_results_places" CHECK ("tool_results"."place" between 1 and 200);
