ALTER TABLE "invoices" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
-- Whether a document is locked may be noted on it after it was issued.
CREATE OR REPLACE FUNCTION "billing_keeps_issued"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['state', 'credited', 'user_id', 'company_id', 'email', 'email_key', 'quote_id', 'reminders', 'reminded_at', 'created_by', 'changed_at', 'locked_at'];
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
-- An accepted quote is an agreement: it is neither changed nor deleted before its time, only unlinked and locked.
CREATE FUNCTION "billing_keeps_accepted"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  free text[] := ARRAY['user_id', 'company_id', 'email', 'email_key', 'decided_via', 'created_by', 'changed_at', 'locked_at'];
BEGIN
  IF OLD.state <> 'accepted' OR current_setting('billing.forgets', true) = 'on' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'quote % is accepted: it is kept', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.pdf_hash IS NULL THEN
    free := array_append(free, 'pdf_hash');
  END IF;
  IF (to_jsonb(NEW) - free) <> (to_jsonb(OLD) - free) THEN
    RAISE EXCEPTION 'quote % is accepted: it is not changed', OLD.number USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "quotes_kept" BEFORE UPDATE OR DELETE ON "quotes" FOR EACH ROW EXECUTE FUNCTION "billing_keeps_accepted"();
