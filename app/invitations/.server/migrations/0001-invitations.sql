CREATE TABLE invitations (
  id TEXT PRIMARY KEY,
  label TEXT NOT NULL,
  -- A JSON list of slugs; NULL opens all that is locked.
  studies TEXT,
  -- The last day, as 2026-12-31; NULL without an end.
  until TEXT,
  -- Milliseconds since 1970, as below.
  ended_at INTEGER,
  created_at INTEGER NOT NULL,
  token_digest TEXT NOT NULL UNIQUE,
  words_digest TEXT NOT NULL UNIQUE,
  -- Token and words, encrypted.
  sealed TEXT NOT NULL
) STRICT;

CREATE INDEX invitations_by_age ON invitations (created_at DESC, id DESC);

CREATE TABLE visits (
  invitation TEXT NOT NULL REFERENCES invitations (id) ON DELETE CASCADE,
  study TEXT NOT NULL,
  day TEXT NOT NULL,
  PRIMARY KEY (invitation, study, day)
) STRICT, WITHOUT ROWID;
