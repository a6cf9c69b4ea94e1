-- Subjects and values are keyed hashes.
create table limit_counts (
  name text collate "C" not null,
  subject text collate "C" not null,
  points integer not null,
  -- Values tried, if repeating one is no new try; their number is the points.
  marks text[] not null default '{}',
  until timestamptz not null,
  primary key (name, subject),
  check (points >= 0)
);
create index limit_counts_until on limit_counts (until);

-- Shared by this database's processes when none is configured.
create table server_secrets (
  name text collate "C" primary key,
  secret text not null
);
