-- Texts and words stand apart from the short columns, so that the hits of a common word are counted and sorted from few pages.
ALTER TABLE "applications" SET (toast_tuple_target = 128);
