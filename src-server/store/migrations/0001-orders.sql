-- Money is whole cents; instants are UTC. No foreign key references a location, because each placement would lock that
-- row. Ids are compared byte by byte (collation "C").

create table brands (
  id text collate "C" primary key,
  name text not null
);

create table menus (
  brand_id text collate "C" not null references brands (id),
  version text collate "C" not null,
  menu jsonb not null,
  stored_at timestamptz not null default now(),
  primary key (brand_id, version)
);

create table locations (
  brand_id text collate "C" not null references brands (id),
  id text collate "C" not null,
  slug text collate "C" not null,
  position integer not null,
  settings jsonb not null,
  settings_version text not null,
  menu_version text collate "C" not null,
  packing_version text collate "C",
  primary key (brand_id, id),
  unique (brand_id, slug),
  foreign key (brand_id, menu_version) references menus (brand_id, version),
  foreign key (brand_id, packing_version) references menus (brand_id, version)
);

create table patrons (
  brand_id text collate "C" not null references brands (id),
  id text collate "C" not null,
  account text collate "C" not null,
  password_hash text not null,
  must_set_password boolean not null,
  profile jsonb not null,
  credit integer not null default 0,
  credit_held integer not null default 0,
  primary key (brand_id, id),
  unique (brand_id, account),
  check (credit >= 0),
  check (credit_held >= 0 and credit_held <= credit)
);

create table saved_cards (
  brand_id text collate "C" not null,
  id text collate "C" not null,
  patron_id text collate "C" not null,
  processor text collate "C" not null,
  -- Never a card number.
  token text collate "C" not null,
  brand text not null,
  last4 text not null check (last4 ~ '^[0-9]{4}$'),
  exp_month integer not null check (exp_month between 1 and 12),
  exp_year integer not null,
  is_primary boolean not null,
  primary key (brand_id, id),
  foreign key (brand_id, patron_id) references patrons (brand_id, id)
);
create unique index one_primary_card on saved_cards (brand_id, patron_id) where is_primary;

create table sessions (
  -- SHA-256, so that a leaked table contains no tokens.
  token_hash text collate "C" primary key,
  brand_id text collate "C" not null,
  patron_id text collate "C" not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  foreign key (brand_id, patron_id) references patrons (brand_id, id)
);

-- One row per idempotency key, inserted before any other effect.
create table placements (
  brand_id text collate "C" not null,
  key uuid not null,
  patron_id text collate "C",
  state text not null,
  attempt integer not null,
  fingerprint text not null,
  order_id text collate "C" not null,
  -- Hashes of declined single-use instruments, stored here, too: after waiting for a row lock, a claim sees only this
  -- row's newest version.
  refused text[] not null default '{}',
  changed_at timestamptz not null,
  primary key (brand_id, key),
  check (state in ('open', 'attempting', 'unknown', 'placed') and attempt >= 0)
) with (fillfactor = 80);

create table attempts (
  brand_id text collate "C" not null,
  key uuid not null,
  n integer not null,
  reference text collate "C" not null,
  state text not null,
  processor text collate "C" not null,
  -- SHA-256; instruments are never stored.
  instrument_hash text not null,
  likeness uuid not null,
  is_single_use boolean not null,
  amount integer not null,
  -- Null once the attempt is settled.
  draft jsonb,
  refusal jsonb,
  transaction_id text collate "C",
  -- Until then its process works on it; afterwards the completer may.
  lease_until timestamptz not null,
  primary key (brand_id, key, n),
  unique (processor, transaction_id),
  check (
    state in ('started', 'authorised', 'declined', 'abandoned') and n > 0 and amount > 0
    and (draft is not null or state <> 'started')
  )
) with (toast_tuple_target = 8160);
create index unfinished_attempts on attempts (lease_until) where state = 'started';

create table credit_holds (
  brand_id text collate "C" not null,
  key uuid not null,
  patron_id text collate "C" not null,
  amount integer not null check (amount > 0),
  primary key (brand_id, key)
);

-- Latest order per payer, food, location and price.
create table look_alikes (
  brand_id text collate "C" not null,
  likeness uuid not null,
  key uuid not null,
  at timestamptz not null,
  primary key (brand_id, likeness)
);

create sequence display_numbers;

-- Not compressed: compression costs more than the space.
create table orders (
  id text collate "C" primary key,
  token text collate "C" not null unique,
  brand_id text collate "C" not null,
  key uuid not null,
  location_id text collate "C" not null,
  patron_id text collate "C",
  display_number bigint not null,
  order_type text not null,
  menu_version text collate "C" not null,
  subtotal integer not null,
  discount integer not null,
  service_fee integer not null,
  tax integer not null,
  credit integer not null,
  gift_card integer not null,
  tip integer not null,
  due integer not null,
  placed_at timestamptz not null,
  scheduled_at timestamptz,
  ticket jsonb not null,
  payment jsonb not null,
  submitted jsonb not null,
  -- One check, because every writing statement compiles each check.
  check (
    order_type in ('pickup', 'delivery', 'kiosk')
    and least(subtotal, discount, service_fee, tax, credit, gift_card, tip, due) >= 0
    and (patron_id is not null or credit = 0)
    and subtotal - discount + service_fee + tax - credit - gift_card + tip = due
  )
) with (toast_tuple_target = 8160);

-- Without foreign keys: one statement writes lines and entries with their order.
create table order_lines (
  order_id text collate "C" not null,
  position integer not null,
  brand_id text collate "C" not null,
  item_id text not null,
  group_id text not null,
  name text not null,
  unit_price integer not null,
  quantity integer not null,
  notes text not null,
  modifiers jsonb not null,
  primary key (order_id, position),
  check (unit_price >= 0 and quantity > 0)
);

-- Each order's entries sum to zero.
create table ledger_entries (
  order_id text collate "C" not null,
  account text collate "C" not null,
  brand_id text collate "C" not null,
  amount integer not null,
  primary key (order_id, account)
);

create table kitchen_tickets (
  order_id text collate "C" primary key,
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  handed_at timestamptz not null default now()
);

create table jobs (
  id bigint generated always as identity primary key,
  brand_id text collate "C" not null,
  kind text not null check (kind in ('kitchen', 'receipt', 'capture', 'cancel')),
  subject text collate "C" not null,
  payload jsonb not null,
  run_at timestamptz not null default now(),
  tries integer not null default 0,
  last_error text,
  is_dead boolean not null default false
-- Read in id order: the queue is short.
) with (fillfactor = 70);

-- Aborts a statement, and so its transaction.
create function refuse(reason text) returns text language plpgsql as $$
begin
  raise exception '%', reason using errcode = 'TU001';
end $$;
