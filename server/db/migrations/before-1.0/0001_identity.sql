CREATE TABLE "identity_devices" (
	"user_id" text NOT NULL,
	"device_hash" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"display_name" text,
	"secret_sealed" text NOT NULL,
	"last_step" integer NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"private_sealed" text NOT NULL,
	"current" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"verify_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"generation" integer NOT NULL,
	"auth_time" timestamp with time zone NOT NULL,
	"provider" text NOT NULL,
	"second_factor" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_oob_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"new_email" text,
	"change_id" uuid,
	"generation" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_providers" (
	"provider_id" text NOT NULL,
	"federated_id" text NOT NULL,
	"user_id" text NOT NULL,
	"email" text,
	"display_name" text,
	"photo_url" text,
	CONSTRAINT "identity_providers_provider_id_federated_id_pk" PRIMARY KEY("provider_id","federated_id")
);
--> statement-breakpoint
CREATE TABLE "identity_recovery_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_spent" (
	"key" text PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_users" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"email_key" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"display_name" text,
	"photo_url" text,
	"password_hash" text,
	"password_changed_at" timestamp with time zone,
	"disabled" boolean DEFAULT false NOT NULL,
	"custom_attributes" jsonb,
	"generation" integer DEFAULT 0 NOT NULL,
	"valid_since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_ways_back" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"issuer" text NOT NULL,
	"user_id" text NOT NULL,
	"login_id" uuid,
	"email" text,
	"email_verified" boolean NOT NULL,
	"display_name" text,
	"photo_url" text,
	"auth_time" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_marks" (
	"email_key" text PRIMARY KEY NOT NULL,
	"added_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_devices" ADD CONSTRAINT "identity_devices_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_factors" ADD CONSTRAINT "identity_factors_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_logins" ADD CONSTRAINT "identity_logins_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_oob_codes" ADD CONSTRAINT "identity_oob_codes_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_recovery_codes" ADD CONSTRAINT "identity_recovery_codes_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_ways_back" ADD CONSTRAINT "identity_ways_back_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_login_id_identity_logins_id_fk" FOREIGN KEY ("login_id") REFERENCES "public"."identity_logins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_factors_user" ON "identity_factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_keys_current" ON "identity_keys" USING btree ("current") WHERE "identity_keys"."current";--> statement-breakpoint
CREATE UNIQUE INDEX "identity_logins_refresh" ON "identity_logins" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "identity_logins_user" ON "identity_logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_logins_used" ON "identity_logins" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "identity_oob_codes_user" ON "identity_oob_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_oob_codes_change" ON "identity_oob_codes" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "identity_oob_codes_expires" ON "identity_oob_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identity_providers_user" ON "identity_providers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_recovery_codes_user" ON "identity_recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_spent_ends" ON "identity_spent" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_users_email" ON "identity_users" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_ways_back_waiting" ON "identity_ways_back" USING btree ("user_id") WHERE "identity_ways_back"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "identity_ways_back_user" ON "identity_ways_back" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_hash" ON "sessions" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_login" ON "sessions" USING btree ("login_id");--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("last_seen_at");