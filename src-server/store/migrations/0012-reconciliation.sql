-- Lease, schedule and latest result, per processor.
create table reconciliations (
  processor text collate "C" primary key,
  -- Incremented by each run: a process that finds another number has lost its turn.
  run integer not null default 0,
  due_at timestamptz not null,
  lease_until timestamptz not null default '-infinity',
  succeeded_at timestamptz,
  -- Found and repaired, by kind.
  found jsonb not null default '{}',
  -- False: the processor cannot list its charges.
  sees_missing_orders boolean not null default true
);

-- The processor's list during one run.
create table listed_charges (
  processor text collate "C" not null,
  run integer not null,
  transaction_id text collate "C" not null,
  reference text collate "C",
  state text not null check (state in ('authorised', 'captured', 'cancelled')),
  authorised integer not null,
  captured integer not null,
  at timestamptz not null,
  primary key (processor, run, transaction_id)
);

-- In progress when a run began, so not compared.
create table charges_in_work (
  processor text collate "C" not null,
  run integer not null,
  name text collate "C" not null,
  primary key (processor, run, name)
);

-- BRIN indexes on time cost a placement next to nothing.
create index attempts_by_time on attempts using brin (started_at);
create index orders_by_time on orders using brin (placed_at);
