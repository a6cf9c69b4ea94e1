-- How often something was tried within a window: kept here, so that a restart and a second process change nothing. Who
-- tried, and what, lies here only as a keyed hash.
create table limit_counts (
  name text collate "C" not null,
  subject text collate "C" not null,
  points integer not null,
  -- What was tried, where trying the same again is no new try. Its length is the points then.
  marks text[] not null default '{}',
  until timestamptz not null,
  primary key (name, subject),
  check (points >= 0)
);
create index limit_counts_until on limit_counts (until);

-- What every process of this database signs and hashes with when no secret is configured.
create table server_secrets (
  name text collate "C" primary key,
  secret text not null
);
