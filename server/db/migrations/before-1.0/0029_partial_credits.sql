DROP INDEX "invoices_corrects";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE OR REPLACE FUNCTION "billing_keeps_issued"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['state', 'credited', 'user_id', 'company_id', 'email', 'email_key', 'quote_id', 'reminders', 'reminded_at', 'created_by', 'changed_at'];
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
UPDATE "invoices" SET "credited" = "gross" WHERE "kind" = 'invoice' AND "state" = 'cancelled';
