DROP INDEX "applications_recommended";--> statement-breakpoint
DROP INDEX "applications_name";--> statement-breakpoint
DROP INDEX "applications_newest";--> statement-breakpoint
CREATE INDEX "applications_by_recommendation" ON "applications" USING btree ("popularity" DESC NULLS FIRST,"position","id","category","kind","price_model") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "applications_by_name" ON "applications" USING btree ("name","id","category","kind","price_model") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "applications_by_newest" ON "applications" USING btree ("published_at" DESC NULLS FIRST,"id","category","kind","price_model") WHERE status = 'published';