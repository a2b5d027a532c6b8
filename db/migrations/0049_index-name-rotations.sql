CREATE TABLE "user_name_rotations" (
	"user_id" integer NOT NULL,
	"words" text collate "C" NOT NULL,
	CONSTRAINT "user_name_rotations_words_user_id_pk" PRIMARY KEY("words","user_id")
);
--> statement-breakpoint
ALTER TABLE "user_name_rotations" ADD CONSTRAINT "user_name_rotations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_name_rotations_user_id_idx" ON "user_name_rotations" USING btree ("user_id");