CREATE TABLE "account_closings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"email_keys" text[] NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"purge_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_invitations_role_known" CHECK ("company_invitations"."role" in ('owner', 'member'))
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company" text NOT NULL,
	"role" text NOT NULL,
	"phone" text NOT NULL,
	"zone" text NOT NULL,
	"photo_id" uuid,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_photo" UNIQUE("photo_id")
);
--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_members" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_invitations" ADD CONSTRAINT "company_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_closings_purge" ON "account_closings" USING btree ("purge_at");--> statement-breakpoint
CREATE INDEX "data_requests_email" ON "data_requests" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "data_requests_expires" ON "data_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "company_invitations_once" ON "company_invitations" USING btree ("company_id","email_key");--> statement-breakpoint
CREATE INDEX "company_invitations_email" ON "company_invitations" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "company_invitations_expires" ON "company_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "events_actor" ON "events" USING btree ("actor","id");