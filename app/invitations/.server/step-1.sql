CREATE TABLE IF NOT EXISTS invitations (
  id TEXT PRIMARY KEY,
  label TEXT NOT NULL,
  -- A JSON list of slugs in the guest's reading order, or the JSON string "all".
  studies TEXT NOT NULL,
  greeting TEXT NOT NULL,
  -- The name of a PDF in content/resumes/, or an empty text.
  resume TEXT NOT NULL,
  -- For example 2026-12-31, or NULL for no end.
  last_day TEXT,
  -- Milliseconds since 1970, as in created_at.
  ended_at INTEGER,
  created_at INTEGER NOT NULL,
  token_digest TEXT NOT NULL UNIQUE,
  passcode_digest TEXT NOT NULL UNIQUE,
  -- The token and the passcode as JSON, encrypted.
  credentials TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS visits (
  invitation TEXT NOT NULL REFERENCES invitations (id) ON DELETE CASCADE,
  study TEXT NOT NULL,
  -- A day in UTC, for example 2026-12-31.
  day TEXT NOT NULL,
  PRIMARY KEY (invitation, study, day)
) STRICT, WITHOUT ROWID;
