-- Uses and balances change by one conditional update, held first if a card must be charged. The checks are a safeguard.

create table promotions (
  brand_id text collate "C" not null references brands (id),
  id text collate "C" not null,
  -- Hash: an order priced by other terms must be priced again.
  version text collate "C" not null,
  terms jsonb not null,
  primary key (brand_id, id)
);

create table promotion_codes (
  brand_id text collate "C" not null,
  id text collate "C" not null,
  promotion_id text collate "C" not null,
  -- Normalised.
  code text collate "C" not null,
  is_active boolean not null default true,
  -- Null: unlimited.
  most integer,
  most_per_patron integer,
  uses integer not null default 0,
  held integer not null default 0,
  primary key (brand_id, id),
  unique (brand_id, code),
  foreign key (brand_id, promotion_id) references promotions (brand_id, id),
  check (uses >= 0 and held >= 0)
);

create table promotion_patrons (
  brand_id text collate "C" not null,
  code_id text collate "C" not null,
  patron_id text collate "C" not null,
  most integer not null,
  uses integer not null,
  held integer not null,
  primary key (brand_id, code_id, patron_id),
  check (uses >= 0 and held >= 0)
);

create table promotion_holds (
  brand_id text collate "C" not null,
  key uuid not null,
  code_id text collate "C" not null,
  patron_id text collate "C",
  primary key (brand_id, key)
);

create table wallet_rewards (
  brand_id text collate "C" not null,
  patron_id text collate "C" not null,
  code_id text collate "C" not null,
  added_at timestamptz not null,
  primary key (brand_id, patron_id, code_id),
  foreign key (brand_id, patron_id) references patrons (brand_id, id),
  foreign key (brand_id, code_id) references promotion_codes (brand_id, id)
);

create table gift_cards (
  brand_id text collate "C" not null references brands (id),
  id text collate "C" not null,
  -- The number is money: a keyed hash for look-up, and encrypted.
  number_hash text collate "C" not null,
  number_sealed text not null,
  balance integer not null,
  held integer not null default 0,
  is_active boolean not null default true,
  receiver text not null,
  sender text not null,
  message text not null,
  primary key (brand_id, id),
  unique (brand_id, number_hash),
  check (balance >= 0 and held >= 0 and held <= balance)
);

create table gift_card_holds (
  brand_id text collate "C" not null,
  key uuid not null,
  card_id text collate "C" not null,
  amount integer not null check (amount > 0),
  primary key (brand_id, key)
);

-- Each card's entries sum to its balance.
create table gift_card_entries (
  brand_id text collate "C" not null,
  card_id text collate "C" not null,
  -- '' for the initial balance.
  order_id text collate "C" not null,
  amount integer not null,
  primary key (brand_id, card_id, order_id)
);
