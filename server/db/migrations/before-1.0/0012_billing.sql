CREATE TABLE "billing_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "billing_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "billing_profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text,
	"company_id" uuid,
	"details" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_profiles_one_owner" CHECK (("billing_profiles"."user_id" is null) <> ("billing_profiles"."company_id" is null))
);
--> statement-breakpoint
CREATE TABLE "billing_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"remote_id" text,
	"url" text,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "billing_checkouts_state_known" CHECK ("billing_checkouts"."state" in ('open', 'paid', 'failed', 'ended'))
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"invoice_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"quantity" bigint NOT NULL,
	"unit" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"discount" integer NOT NULL,
	"rate" text NOT NULL,
	"net" bigint NOT NULL,
	CONSTRAINT "invoice_lines_invoice_id_position_pk" PRIMARY KEY("invoice_id","position")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"state" text NOT NULL,
	"user_id" text,
	"company_id" uuid,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"currency" text NOT NULL,
	"discount" integer NOT NULL,
	"treatment" text NOT NULL,
	"tax_note" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"net" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"tax" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"delivered" text NOT NULL,
	"issued_on" date,
	"due_on" date,
	"quote_id" uuid,
	"corrects_id" uuid,
	"reason" text NOT NULL,
	"pdf_hash" text,
	"reminders" integer NOT NULL,
	"reminded_at" timestamp with time zone,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_kind_known" CHECK ("invoices"."kind" in ('invoice', 'credit')),
	CONSTRAINT "invoices_state_known" CHECK ("invoices"."state" in ('draft', 'issued', 'paid', 'cancelled')),
	CONSTRAINT "invoices_issued_whole" CHECK ("invoices"."state" = 'draft' or ("invoices"."number" is not null and "invoices"."issued_on" is not null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invoice_id" uuid NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reference" text NOT NULL,
	"received_on" date NOT NULL,
	"recorded_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_method_known" CHECK ("payments"."method" in ('card', 'bank'))
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"quote_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"description" text NOT NULL,
	"quantity" bigint NOT NULL,
	"unit" text NOT NULL,
	"unit_price" bigint NOT NULL,
	"discount" integer NOT NULL,
	"rate" text NOT NULL,
	"net" bigint NOT NULL,
	CONSTRAINT "quote_lines_quote_id_position_pk" PRIMARY KEY("quote_id","position")
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"user_id" text,
	"company_id" uuid,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"title" text NOT NULL,
	"note" text NOT NULL,
	"currency" text NOT NULL,
	"discount" integer NOT NULL,
	"treatment" text NOT NULL,
	"tax_note" text NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount_amount" bigint NOT NULL,
	"net" bigint NOT NULL,
	"taxes" jsonb NOT NULL,
	"tax" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"valid_until" date NOT NULL,
	"sent_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text NOT NULL,
	"decided_via" text NOT NULL,
	"decision" text NOT NULL,
	"pdf_hash" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quotes_state_known" CHECK ("quotes"."state" in ('draft', 'sent', 'accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"checkout_id" uuid,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_checkouts" ADD CONSTRAINT "billing_checkouts_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_profiles_user" ON "billing_profiles" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_profiles_company" ON "billing_profiles" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "billing_checkouts_invoice" ON "billing_checkouts" USING btree ("invoice_id","state");--> statement-breakpoint
CREATE INDEX "billing_checkouts_state" ON "billing_checkouts" USING btree ("state","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_quote" ON "invoices" USING btree ("quote_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "invoices_email" ON "invoices" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_on");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("method","reference");--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quotes_number" ON "quotes" USING btree ("number");--> statement-breakpoint
CREATE INDEX "quotes_user" ON "quotes" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "quotes_company" ON "quotes" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "quotes_email" ON "quotes" USING btree ("email_key","id");--> statement-breakpoint
CREATE INDEX "quotes_changed" ON "quotes" USING btree ("state","changed_at");--> statement-breakpoint
CREATE INDEX "stripe_events_received" ON "stripe_events" USING btree ("received_at");--> statement-breakpoint
-- An issued invoice is never changed: only how it stands, and whom it is linked to, may. The same for its lines.
CREATE FUNCTION "billing_keeps_issued"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['state', 'user_id', 'company_id', 'email', 'email_key', 'quote_id', 'reminders', 'reminded_at', 'created_by', 'changed_at'];
BEGIN
  IF OLD.state = 'draft' OR current_setting('billing.forgets', true) = 'on' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'invoice % is issued: it is corrected by a credit note, not deleted', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.pdf_hash IS NULL THEN
    free := array_append(free, 'pdf_hash');
  END IF;
  IF NEW.state = 'draft' OR (to_jsonb(NEW) - free) <> (to_jsonb(OLD) - free) THEN
    RAISE EXCEPTION 'invoice % is issued: it is corrected by a credit note, not changed', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoices_kept" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "billing_keeps_issued"();--> statement-breakpoint
CREATE FUNCTION "billing_keeps_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "invoices" WHERE "id" = CASE TG_OP WHEN 'INSERT' THEN NEW.invoice_id ELSE OLD.invoice_id END AND "state" <> 'draft') THEN
    RAISE EXCEPTION 'the lines of an issued invoice are not changed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE TRIGGER "invoice_lines_kept" BEFORE INSERT OR UPDATE OR DELETE ON "invoice_lines" FOR EACH ROW EXECUTE FUNCTION "billing_keeps_lines"();
