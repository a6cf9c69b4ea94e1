-- When the holder of a session last proved to own the account; null: when it began.
alter table sessions add column proved_at timestamptz;
