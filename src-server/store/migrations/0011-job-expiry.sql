-- When the thing that a job speaks of came to be. For a capture it is when the authorisation was asked for, because that
-- ends after some days, and with it the sense of trying again.
alter table jobs add column since timestamptz not null default now();
alter table attempts add column started_at timestamptz not null default now();
