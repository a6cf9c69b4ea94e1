-- For clients that lost the response and ask again.
create table erased_sessions (
  token_hash text collate "C" primary key,
  brand_id text collate "C" not null,
  erased_at timestamptz not null
);
create index erased_sessions_at on erased_sessions (erased_at);
