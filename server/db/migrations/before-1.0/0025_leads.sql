CREATE TABLE "lead_addresses" (
	"email_key" text PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"email" text NOT NULL,
	"plain" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"domain" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"author_id" text,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"plain_name" text NOT NULL,
	"phone" text NOT NULL,
	"plain_phone" text NOT NULL,
	"company_id" uuid,
	"stage" text NOT NULL,
	"stage_at" timestamp with time zone NOT NULL,
	"value" bigint,
	"owner_id" text,
	"next_step" text NOT NULL,
	"next_step_on" date,
	"lost_reason" text NOT NULL,
	"merged_into" uuid,
	"last_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leads_stage_known" CHECK ("leads"."stage" in ('new', 'talking', 'proposal', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "leads_apart" (
	"a" uuid NOT NULL,
	"b" uuid NOT NULL,
	CONSTRAINT "leads_apart_a_b_pk" PRIMARY KEY("a","b")
);
--> statement-breakpoint
ALTER TABLE "lead_addresses" ADD CONSTRAINT "lead_addresses_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_company_id_lead_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."lead_companies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads_apart" ADD CONSTRAINT "leads_apart_a_leads_id_fk" FOREIGN KEY ("a") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leads_apart" ADD CONSTRAINT "leads_apart_b_leads_id_fk" FOREIGN KEY ("b") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_addresses_lead" ON "lead_addresses" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_addresses_plain" ON "lead_addresses" USING btree ("plain");--> statement-breakpoint
CREATE UNIQUE INDEX "lead_companies_domain" ON "lead_companies" USING btree ("domain");--> statement-breakpoint
CREATE INDEX "lead_companies_name" ON "lead_companies" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "lead_notes_lead" ON "lead_notes" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "lead_notes_author" ON "lead_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "leads_stage" ON "leads" USING btree ("stage","stage_at","id");--> statement-breakpoint
CREATE INDEX "leads_last" ON "leads" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "leads_name" ON "leads" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "leads_created" ON "leads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "leads_value" ON "leads" USING btree ("value","id");--> statement-breakpoint
CREATE INDEX "leads_step" ON "leads" USING btree ("next_step_on","id");--> statement-breakpoint
CREATE INDEX "leads_owner" ON "leads" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "leads_company" ON "leads" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "leads_plain_name" ON "leads" USING btree ("plain_name");--> statement-breakpoint
CREATE INDEX "leads_plain_phone" ON "leads" USING btree ("plain_phone") WHERE "leads"."plain_phone" <> '';--> statement-breakpoint
CREATE INDEX "leads_merged" ON "leads" USING btree ("merged_into") WHERE "leads"."merged_into" is not null;--> statement-breakpoint
CREATE INDEX "leads_apart_b" ON "leads_apart" USING btree ("b");