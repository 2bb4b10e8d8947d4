CREATE TABLE "publishing_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"data" jsonb NOT NULL,
	"version" integer NOT NULL,
	"published" jsonb,
	"published_slug" text,
	"published_version" integer,
	"published_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"publish_version" integer,
	"as_seeded" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" text NOT NULL,
	"binned_at" timestamp with time zone,
	CONSTRAINT "publishing_entries_due_whole" CHECK (("publishing_entries"."publish_at" is null) = ("publishing_entries"."publish_version" is null))
);
--> statement-breakpoint
CREATE TABLE "publishing_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"alt" text NOT NULL,
	"focus_x" real NOT NULL,
	"focus_y" real NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"binned_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "publishing_redirects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_path" text NOT NULL,
	"to_path" text NOT NULL,
	"automatic" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publishing_revisions" (
	"entry_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"origin" text NOT NULL,
	"saved_by" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "publishing_revisions_entry_id_version_pk" PRIMARY KEY("entry_id","version")
);
--> statement-breakpoint
CREATE TABLE "publishing_seeds" (
	"key" text PRIMARY KEY NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publishing_revisions" ADD CONSTRAINT "publishing_revisions_entry_id_publishing_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."publishing_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "publishing_entries_slug" ON "publishing_entries" USING btree ("kind","slug") WHERE "publishing_entries"."binned_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "publishing_entries_public_slug" ON "publishing_entries" USING btree ("kind","published_slug") WHERE "publishing_entries"."binned_at" is null and "publishing_entries"."published_slug" is not null;--> statement-breakpoint
CREATE INDEX "publishing_entries_due" ON "publishing_entries" USING btree ("publish_at");--> statement-breakpoint
CREATE UNIQUE INDEX "publishing_redirects_from" ON "publishing_redirects" USING btree ("from_path");