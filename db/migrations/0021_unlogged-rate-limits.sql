-- Each limited call writes here: without the log it costs no flush to disk. After a crash of the database the counts begin again.
ALTER TABLE "rate_limits" SET UNLOGGED;
