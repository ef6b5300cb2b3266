-- The inventory counts an offered choice by its entry, as it does an offered place.
UPDATE "waitlist_entry" SET "claimed" = true WHERE "kind" = 'choice' AND "state" = 'offered';
