-- Null: never re-authenticated.
alter table sessions add column proved_at timestamptz;
