-- The order itself stays as it was placed.

-- Null for older orders, whose lines cannot be refunded.
alter table orders add column terms jsonb;

-- Claimed before any effect: of concurrent refunds, one takes the number.
create table refunds (
  order_id text collate "C" not null,
  n integer not null,
  brand_id text collate "C" not null,
  reference text collate "C" not null unique,
  -- asked: the processor may have received it.
  state text not null default 'claimed',
  is_whole boolean not null,
  lines jsonb not null,
  sale integer not null,
  service_fee integer not null,
  tax integer not null,
  tip integer not null,
  credit integer not null,
  gift_card integer not null,
  charged integer not null,
  processor text collate "C",
  transaction_id text collate "C",
  reason text not null,
  -- voided: an uncaptured authorisation was cancelled. booked: without a processor.
  way text,
  refund_id text,
  claimed_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (order_id, n),
  check (
    state in ('claimed', 'asked', 'done', 'refused') and way in ('refunded', 'voided', 'booked')
    and least(sale, service_fee, tax, tip, credit, gift_card, charged) >= 0
    and sale + service_fee + tax + tip = credit + gift_card + charged
    and (finished_at is null) = (state in ('claimed', 'asked'))
  )
);
create index refunds_of_charges on refunds (processor, transaction_id);

-- Each refund's entries sum to zero.
create table refund_entries (
  order_id text collate "C" not null,
  n integer not null,
  account text collate "C" not null,
  brand_id text collate "C" not null,
  amount integer not null,
  primary key (order_id, n, account)
);

create table cancellations (
  order_id text collate "C" primary key,
  brand_id text collate "C" not null,
  reason text not null,
  at timestamptz not null default now()
);

-- 0 for the order's own use.
alter table gift_card_entries add column n integer not null default 0;
alter table gift_card_entries drop constraint gift_card_entries_pkey;
alter table gift_card_entries add primary key (brand_id, card_id, order_id, n);

-- If the processor's list contains it.
alter table listed_charges add column refunded integer;
