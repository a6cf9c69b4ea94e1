-- When the session was last re-authenticated; null: when it began.
alter table sessions add column proved_at timestamptz;
