-- Money that goes back, and orders that were called off. An order itself stays as it was placed.

-- By which rates and promotion it was charged; null for orders of before, of which lines cannot be given back.
alter table orders add column terms jsonb;

-- One row for each refund of an order, claimed before anything has an effect: the next number is taken by unique insert,
-- so that of two who decide by the same books only one does.
create table refunds (
  order_id text collate "C" not null,
  n integer not null,
  brand_id text collate "C" not null,
  -- By which the processor knows it.
  reference text collate "C" not null unique,
  -- asked: the processor may have heard of it.
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
  -- voided: the money had only been promised, and was let go of. booked: no processor had any of it.
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

-- Each refund's entries sum to zero, as an order's own do.
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
  -- In the restaurant's words; the customer reads it.
  reason text not null,
  at timestamptz not null default now()
);

-- What goes back to a card has the number of its refund; what an order took from it, 0.
alter table gift_card_entries add column n integer not null default 0;
alter table gift_card_entries drop constraint gift_card_entries_pkey;
alter table gift_card_entries add primary key (brand_id, card_id, order_id, n);

-- How much of a charge the processor gave back, where its list says so.
alter table listed_charges add column refunded integer;
