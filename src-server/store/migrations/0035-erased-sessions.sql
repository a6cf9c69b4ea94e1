-- Whoever deleted an account and did not hear the answer is told so when they ask again.
create table erased_sessions (
  token_hash text collate "C" primary key,
  brand_id text collate "C" not null,
  erased_at timestamptz not null
);
create index erased_sessions_at on erased_sessions (erased_at);
