CREATE TABLE "shared_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
