ALTER TABLE "leads" ADD COLUMN "company_typed" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What people wrote about their company in an enquiry belongs to their own record.
UPDATE "leads" SET "company_typed" = "wrote"."company"
FROM (
  SELECT DISTINCT ON ("lead_addresses"."lead_id") "lead_addresses"."lead_id", "enquiries"."company"
  FROM "enquiries" JOIN "lead_addresses" ON "lead_addresses"."email_key" = "enquiries"."email_key"
  WHERE "enquiries"."company" <> '' AND "enquiries"."state" <> 'unconfirmed'
  ORDER BY "lead_addresses"."lead_id", "enquiries"."created_at"
) AS "wrote"
WHERE "wrote"."lead_id" = "leads"."id";--> statement-breakpoint
-- Strangers named companies by typing. A name stays where staff wrote it, or brought one of its people in by hand or by a file;
-- otherwise a company is called by its domain again.
UPDATE "lead_companies" SET "name" = "domain"
WHERE "domain" IS NOT NULL AND NOT EXISTS (
  SELECT FROM "leads" JOIN "events" ON "events"."subject" = 'lead:' || "leads"."id"
  WHERE "leads"."company_id" = "lead_companies"."id" AND (
    ("events"."kind" = 'lead.changed' AND "events"."data" -> 'changes' -> 'company' IS NOT NULL)
    OR ("events"."kind" = 'lead.made' AND "events"."data" ->> 'from' IN ('staff', 'import'))
  )
);--> statement-breakpoint
-- A company without a domain is known by what was typed alone: whoever staff did not put there leaves it.
UPDATE "leads" SET "company_typed" = "lead_companies"."name", "company_id" = NULL
FROM "lead_companies"
WHERE "lead_companies"."id" = "leads"."company_id" AND "lead_companies"."domain" IS NULL AND NOT EXISTS (
  SELECT FROM "events"
  WHERE "events"."subject" = 'lead:' || "leads"."id" AND (
    ("events"."kind" = 'lead.changed' AND "events"."data" -> 'changes' -> 'company' IS NOT NULL)
    OR ("events"."kind" = 'lead.made' AND "events"."data" ->> 'from' IN ('staff', 'import'))
  )
);--> statement-breakpoint
DELETE FROM "lead_companies"
WHERE "domain" IS NULL AND NOT EXISTS (SELECT FROM "leads" WHERE "leads"."company_id" = "lead_companies"."id");
