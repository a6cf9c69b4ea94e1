-- Numbered versions of a brand's files. The brand's row names the version that every process serves.
create table brand_versions (
  brand_id text collate "C" not null references brands (id),
  number integer not null check (number > 0),
  -- Hash of the files, so that a start can tell whether they are the same.
  hash text collate "C" not null,
  -- Text by file name.
  files jsonb not null,
  -- Hash by picture name.
  pictures jsonb not null default '{}',
  published_at timestamptz not null,
  -- Id of the staff member; empty: a command or a start of the server.
  published_by text collate "C" not null,
  primary key (brand_id, number)
);

-- Pictures of all versions of a brand, each stored once.
create table brand_pictures (
  brand_id text collate "C" not null references brands (id),
  hash text collate "C" not null,
  bytes bytea not null,
  primary key (brand_id, hash)
);

-- Null: nothing was published yet.
alter table brands add column served_version integer;
-- Hash of what the brand's rows were written from, so that a start with the same files writes nothing.
alter table brands add column rows_hash text collate "C" not null default '';
