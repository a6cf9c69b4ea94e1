-- One row for each processor: who compares its books with ours, when next, and what the last comparison found.
create table reconciliations (
  processor text collate "C" primary key,
  -- Counts up with each run: who finds another number in here has lost its turn.
  run integer not null default 0,
  due_at timestamptz not null,
  lease_until timestamptz not null default '-infinity',
  succeeded_at timestamptz,
  -- By kind, how many differences, and how many of them were mended.
  found jsonb not null default '{}',
  -- False where the processor cannot list its charges.
  sees_missing_orders boolean not null default true
);

-- The processor's list as one run heard it. Emptied at its end.
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

-- Transactions and references on which somebody was at work when a run began: they are not compared by it.
create table charges_in_work (
  processor text collate "C" not null,
  run integer not null,
  name text collate "C" not null,
  primary key (processor, run, name)
);

-- What a comparison reads of the big tables is a stretch of time; these indexes cost a placement next to nothing.
create index attempts_by_time on attempts using brin (started_at);
create index orders_by_time on orders using brin (placed_at);
