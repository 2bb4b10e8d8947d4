CREATE TABLE "tallies" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "tallies_day_kind_name_pk" PRIMARY KEY("day","kind","name"),
	CONSTRAINT "tallies_kind_known" CHECK ("tallies"."kind" in ('enquiry', 'booking', 'registration', 'search'))
);
