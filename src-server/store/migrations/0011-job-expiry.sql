-- When the job's subject began. An authorisation expires some days later, and retries become pointless.
alter table jobs add column since timestamptz not null default now();
alter table attempts add column started_at timestamptz not null default now();
