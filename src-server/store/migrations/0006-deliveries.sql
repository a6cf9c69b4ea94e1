-- Inserted when the kitchen gets the order; updated by the courier.
create table deliveries (
  order_id text collate "C" primary key,
  brand_id text collate "C" not null,
  status text not null default 'pending',
  courier_lat double precision,
  courier_long double precision,
  due_at timestamptz,
  began_at timestamptz not null default now(),
  check (status in ('pending', 'pickup', 'pickup_complete', 'dropoff', 'delivered', 'canceled', 'returned'))
);
create index deliveries_under_way on deliveries (began_at) where status not in ('delivered', 'canceled', 'returned');
