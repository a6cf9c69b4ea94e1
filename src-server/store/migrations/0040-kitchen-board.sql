-- How far an order is. The row comes with the order's first command; before, time alone decides.
create table order_progress (
  order_id text collate "C" primary key,
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  -- Each change needs the version before it, so that one of two concurrent commands fails.
  version integer not null,
  status text not null,
  promised_at timestamptz not null,
  changed_at timestamptz not null,
  check (
    version > 0 and status in ('scheduled', 'new', 'accepted', 'ready', 'out-for-delivery', 'completed', 'cancelled')
  )
) with (fillfactor = 80);
create index order_progress_open on order_progress (brand_id, location_id) where status not in ('completed', 'cancelled');

-- What happened to an order after it was placed. Rows are only added.
create table order_events (
  order_id text collate "C" not null,
  version integer not null,
  brand_id text collate "C" not null,
  -- Chosen by the sender: a command that is repeated finds its event.
  command_id uuid not null,
  event jsonb not null,
  at timestamptz not null,
  primary key (order_id, version),
  unique (order_id, command_id)
);

-- Finds a location's orders by the time for which they are wanted, without reading those of past years.
create index orders_of_locations on orders (brand_id, location_id, (coalesce(scheduled_at, placed_at)));

create table staff (
  brand_id text collate "C" not null,
  id text collate "C" not null,
  email text not null,
  name text not null,
  role text not null check (role in ('owner', 'manager', 'counter', 'device')),
  -- Empty for an owner, who works at every location of the brand.
  location_ids text[] not null,
  -- Null until the invitation is accepted.
  password_hash text,
  -- Since when the member works; null: invited, or left.
  enabled_at timestamptz,
  primary key (brand_id, id),
  unique (brand_id, email)
);

create table staff_sessions (
  -- SHA-256 of the token, as in sessions.
  token_hash text collate "C" primary key,
  brand_id text collate "C" not null,
  member_id text collate "C" not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  foreign key (brand_id, member_id) references staff (brand_id, id) on delete cascade
);
create index staff_sessions_of_members on staff_sessions (brand_id, member_id);

create table staff_invitations (
  token_hash text collate "C" primary key,
  brand_id text collate "C" not null,
  member_id text collate "C" not null,
  until timestamptz not null,
  foreign key (brand_id, member_id) references staff (brand_id, id) on delete cascade
);

-- What staff did. Rows are only added. No foreign key: a row outlives its member.
create table audit (
  id bigint generated always as identity primary key,
  brand_id text collate "C" not null,
  -- Empty: of no location.
  location_id text collate "C" not null,
  member_id text collate "C" not null,
  action text not null,
  -- The order, or the member of staff.
  subject text collate "C" not null,
  -- Where the call came from: an IPv4 address, or the /64 of an IPv6 address.
  network text not null,
  at timestamptz not null
);
create index audit_by_time on audit (at);
create index audit_of_subjects on audit (brand_id, subject);
