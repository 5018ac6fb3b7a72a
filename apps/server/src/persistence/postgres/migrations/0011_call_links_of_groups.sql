-- Call links say whether a group has brought them. Those from before count as their host's.
ALTER TABLE call_links ADD COLUMN is_of_group boolean NOT NULL DEFAULT false;
