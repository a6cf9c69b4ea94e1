-- When a location was reminded of an order that its staff accept by hand. A location is reminded once.
create table acceptance_reminders (
  order_id text collate "C" primary key,
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  reminded_at timestamptz not null
);
create index acceptance_reminders_by_time on acceptance_reminders (reminded_at);
