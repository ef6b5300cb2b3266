-- What an organizer changes is told to the others: they may have the same registration open.
CREATE TRIGGER "audit_entry_told" AFTER INSERT ON "audit_entry"
FOR EACH ROW EXECUTE FUNCTION "tell_desk"();
