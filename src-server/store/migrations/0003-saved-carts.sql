-- Without its owner.
create table saved_carts (
  -- 128 random bits; the capability to open the cart.
  public_identifier text collate "C" primary key,
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  cart jsonb not null,
  expires_at timestamptz not null,
  foreign key (brand_id, location_id) references locations (brand_id, id) on delete cascade
);

create index saved_carts_by_age on saved_carts (expires_at);
