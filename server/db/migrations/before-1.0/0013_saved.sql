CREATE TABLE "collection_items" (
	"collection_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"about" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collection_items_collection_id_kind_key_pk" PRIMARY KEY("collection_id","kind","key"),
	CONSTRAINT "collection_items_kind_known" CHECK ("collection_items"."kind" in ('application', 'story', 'post', 'event', 'demo'))
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" uuid,
	"scope" text NOT NULL,
	"name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"share_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collections_scope_known" CHECK ("collections"."scope" in ('any', 'applications'))
);
--> statement-breakpoint
CREATE TABLE "saved_items" (
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"about" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_items_user_id_kind_key_pk" PRIMARY KEY("user_id","kind","key"),
	CONSTRAINT "saved_items_kind_known" CHECK ("saved_items"."kind" in ('application', 'story', 'post', 'event', 'demo'))
);
--> statement-breakpoint
ALTER TABLE "collection_items" ADD CONSTRAINT "collection_items_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_items_order" ON "collection_items" USING btree ("collection_id","position");--> statement-breakpoint
CREATE INDEX "collection_items_thing" ON "collection_items" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "collections_newest" ON "collections" USING btree ("user_id","scope","changed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "collections_company" ON "collections" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "collections_changed" ON "collections" USING btree ("changed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_share" ON "collections" USING btree ("share_id");--> statement-breakpoint
CREATE INDEX "saved_items_newest" ON "saved_items" USING btree ("user_id","saved_at" DESC NULLS FIRST,"key");--> statement-breakpoint
CREATE INDEX "saved_items_thing" ON "saved_items" USING btree ("kind","key");--> statement-breakpoint
CREATE INDEX "saved_items_saved" ON "saved_items" USING btree ("saved_at");