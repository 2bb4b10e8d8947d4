CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "application_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text GENERATED ALWAYS AS ((ts_lexize('english_stem', word))[1]) STORED
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"tagline" text NOT NULL,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"industries" text[] NOT NULL,
	"features" jsonb NOT NULL,
	"stack" text[] NOT NULL,
	"kind" text NOT NULL,
	"price_model" text NOT NULL,
	"takes" text NOT NULL,
	"gives" text NOT NULL,
	"hue" text NOT NULL,
	"object" text NOT NULL,
	"screens" text[] NOT NULL,
	"demo_url" text,
	"story_url" text,
	"status" text NOT NULL,
	"position" integer NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"search_words" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', tagline || ' ' || category), 'B') || setweight(to_tsvector('english', search_words), 'C') || setweight(to_tsvector('english', summary || ' ' || description), 'D')) STORED,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "applications_kind_known" CHECK ("applications"."kind" in ('pre-built', 'custom')),
	CONSTRAINT "applications_price_known" CHECK ("applications"."price_model" in ('open', 'set-up', 'scoped', 'weekly')),
	CONSTRAINT "applications_status_known" CHECK ("applications"."status" in ('draft', 'in-review', 'published', 'rejected')),
	CONSTRAINT "applications_published_at_known" CHECK ("applications"."status" <> 'published' or "applications"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "saved_applications" (
	"user_id" text NOT NULL,
	"application_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_applications_user_id_application_id_pk" PRIMARY KEY("user_id","application_id")
);
--> statement-breakpoint
ALTER TABLE "saved_applications" ADD CONSTRAINT "saved_applications_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_words_stem" ON "application_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "application_words_alike" ON "application_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "applications_slug" ON "applications" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "applications_search" ON "applications" USING gin ("search");--> statement-breakpoint
CREATE INDEX "applications_recommended" ON "applications" USING btree ("popularity" DESC NULLS FIRST,"position","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "applications_name" ON "applications" USING btree ("name","id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("published_at" DESC NULLS FIRST,"id") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "applications_category" ON "applications" USING btree ("category","popularity" DESC NULLS FIRST,"position") WHERE status = 'published';--> statement-breakpoint
CREATE INDEX "saved_applications_application" ON "saved_applications" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "saved_applications_saved" ON "saved_applications" USING btree ("saved_at");