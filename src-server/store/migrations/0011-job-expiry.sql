-- When the job's subject came into being. For a capture, when the authorisation was requested, because it expires after
-- some days and retries become pointless.
alter table jobs add column since timestamptz not null default now();
alter table attempts add column started_at timestamptz not null default now();
