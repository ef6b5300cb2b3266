-- The shop and the activities are offers (decision 88). Their documents are converted when they are read, as all of an
-- earlier format are; one whose new name another document has stays, and is named as unreadable.
UPDATE "configuration_document" AS "former" SET "kind" = 'offers'
WHERE "kind" IN ('products', 'activities') AND "kind" = "code" AND NOT EXISTS (
  SELECT 1 FROM "configuration_document" AS "other"
  WHERE "other"."event_code" = "former"."event_code" AND "other"."kind" = 'offers' AND "other"."code" = "former"."code"
);
