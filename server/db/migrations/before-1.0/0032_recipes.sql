CREATE TABLE "recipe_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recipe_id" uuid NOT NULL,
	"by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ok" boolean DEFAULT false NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"found" jsonb,
	"changes" jsonb,
	CONSTRAINT "recipe_runs_by_known" CHECK ("recipe_runs"."by" in ('hand', 'schedule'))
);
--> statement-breakpoint
CREATE TABLE "recipes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"place" integer,
	"name" text NOT NULL,
	"recipe" jsonb NOT NULL,
	"schedule" text NOT NULL,
	"next_run_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"paused_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "recipes_place_known" CHECK ("recipes"."place" between 1 and 5),
	CONSTRAINT "recipes_place_or_deleted" CHECK (("recipes"."place" is null) = ("recipes"."deleted_at" is not null)),
	CONSTRAINT "recipes_schedule_known" CHECK ("recipes"."schedule" in ('hand', 'hourly', 'daily', 'weekly'))
);
--> statement-breakpoint
ALTER TABLE "recipe_runs" ADD CONSTRAINT "recipe_runs_recipe_id_recipes_id_fk" FOREIGN KEY ("recipe_id") REFERENCES "public"."recipes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recipe_runs_recipe" ON "recipe_runs" USING btree ("recipe_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recipe_runs_going" ON "recipe_runs" USING btree ("recipe_id") WHERE "recipe_runs"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "recipes_place" ON "recipes" USING btree ("user_id","place");--> statement-breakpoint
CREATE INDEX "recipes_due" ON "recipes" USING btree ("next_run_at") WHERE "recipes"."next_run_at" is not null;--> statement-breakpoint
CREATE INDEX "recipes_used" ON "recipes" USING btree ("used_at");