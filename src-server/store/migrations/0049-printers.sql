-- Printers that fetch their slips. Only the hash of a printer's secret is kept.
create table printers (
  id text collate "C" primary key,
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  name text not null,
  -- Name of the adapter that speaks with it.
  type text collate "C" not null,
  secret_hash text collate "C" not null,
  created_at timestamptz not null,
  -- Null until the printer asks for the first time.
  asked_at timestamptz,
  condition text check (condition in ('ready', 'paper-low', 'out-of-paper', 'cover-open', 'faulty'))
);
create index printers_of_locations on printers (brand_id, location_id);

-- What each printer has to print. The slip itself is made when the printer fetches it, so a job holds no personal data.
create table print_jobs (
  id text collate "C" primary key,
  printer_id text collate "C" not null references printers (id) on delete cascade,
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  kind text not null check (kind in ('order', 'cancellation', 'test')),
  -- The order; a test names itself.
  subject text collate "C" not null,
  due_at timestamptz not null,
  -- Null: not fetched, or nothing of it was printed.
  fetched_at timestamptz,
  -- The printer fetched it before, so the kitchen may have it.
  is_repeat boolean not null default false,
  tries integer not null default 0,
  -- Null: waits.
  ended_at timestamptz,
  outcome text check (outcome in ('printed', 'failed', 'dropped')),
  -- Each order is printed once per printer, whoever plans it.
  unique (printer_id, kind, subject),
  check ((ended_at is null) = (outcome is null))
);
create index print_jobs_of_printers on print_jobs (printer_id, ended_at, due_at);
create index print_jobs_ended on print_jobs (ended_at);
