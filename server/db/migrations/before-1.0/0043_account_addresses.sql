CREATE TABLE "account_addresses" (
	"email_key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "account_addresses_user" ON "account_addresses" USING btree ("user_id");