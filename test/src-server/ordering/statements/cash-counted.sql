-- One row for each order in this statement. The bound on position keeps the planner from expecting a hundred rows (ADR 12).
asked as (
  select * from jsonb_to_recordset($1::jsonb) as a (position integer, brand_id text, key uuid, patron_id text, location_id text, settings_version text, menu_version text,
  packing_version text, fingerprint text, likeness uuid, at timestamptz, order_id text, draft jsonb, turns jsonb, payment jsonb)
  where a.position between 0 and 999)

-- Drops orders whose menu, packing or settings changed since they were priced.
fresh as (
  select asked.* from asked join locations l
  on l.brand_id = asked.brand_id and l.id = asked.location_id and l.settings_version = asked.settings_version
  and l.menu_version = asked.menu_version and l.packing_version is not distinct from asked.packing_version
)

-- The unique insert that makes an order happen once. A key that is open again is taken; any other stays with its owner.
claim as (
  insert into placements as p (brand_id, key, patron_id, state, attempt, fingerprint, order_id, changed_at)
  select brand_id, key, patron_id, 'placed', 0, fingerprint, order_id, now()
  from fresh order by brand_id, key
  on conflict (brand_id, key) do update
  set state = excluded.state, attempt = p.attempt + excluded.attempt, patron_id = excluded.patron_id,
  fingerprint = excluded.fingerprint, order_id = excluded.order_id, changed_at = excluded.changed_at
  where p.state = 'open' and (p.patron_id is null or p.patron_id = excluded.patron_id) and true
  returning brand_id, key, attempt, order_id
)

-- Stops a second, equal order within ten minutes unless the customer confirmed it.
guard as (
  insert into look_alikes as l (brand_id, likeness, key, at)
  select asked.brand_id, asked.likeness, asked.key, asked.at from claim join asked on asked.key = claim.key
  order by asked.brand_id, asked.likeness
  on conflict (brand_id, likeness) do update set key = excluded.key, at = excluded.at
  where l.key = excluded.key or l.at < excluded.at - $2::integer * interval '1 millisecond'
  or false
  returning key
)

-- The limits that each won claim counts against.
wanted as materialized (
  select asked.brand_id, asked.key, asked.at, t.kind, t.name, t.most, t.life
  from claim join asked on asked.key = claim.key,
  jsonb_to_recordset(asked.turns) as t (kind text, name uuid, most integer, life integer)
)

-- Takes one turn of each limit, in the order of their names, so that two statements never deadlock (ADR 26).
turned as (
  insert into placing_turns as t (brand_id, name, taken, most, life)
  select brand_id, name, array[at], most, life from wanted order by brand_id, name
  on conflict (brand_id, name) do update
  set taken =
  case when cardinality(t.taken) < excluded.most then t.taken
  else living_turns(t.taken, excluded.taken[1], excluded.life) end || excluded.taken, most = excluded.most, life = excluded.life
  where cardinality(
  case when cardinality(t.taken) < excluded.most then t.taken
  else living_turns(t.taken, excluded.taken[1], excluded.life) end) < excluded.most
  returning name
)

-- What the order takes from the counts of the location. The bound is as above.
wanted_units as (
  select * from jsonb_to_recordset($3::jsonb)
  as a (position integer, item_id text, units integer, version uuid)
  where a.position between 0 and 999
)

-- Locks the counts in the order of their ids, so that two orders never deadlock.
counts_locked as (
  select c.item_id from left_counts c join wanted_units w on w.item_id = c.item_id, (select from claim) k
  where c.brand_id = $4 and c.location_id = $5 order by c.item_id for update of c
)

-- Takes the units, only if enough are left and staff have not counted again.
counted as (
  update left_counts c set units = c.units - w.units
  from counts_locked l join wanted_units w on w.item_id = l.item_id
  where c.brand_id = $6 and c.location_id = $7 and c.item_id = l.item_id
  and c.version = w.version and c.units >= w.units
  returning c.item_id, w.units, c.version
)

-- The orders to write, with their drafts. Empty where the claim or the attempt was lost.
decided as (
  select claim.key, asked.draft, asked.payment, '[]'::jsonb as capture from claim join asked on asked.key = claim.key
)

-- Creates the order. Its number comes from the location's own sequence (ADR 120).
written as (
  insert into orders (
  id, token, brand_id, key, location_id, patron_id, display_number, order_type, menu_version,
  subtotal, discount, service_fee, tax, tax_in_food, tax_in_fee, credit, gift_card, tip, due, currency, placed_at,
  scheduled_at, ticket, payment, submitted, terms)
  select o.id, o.token, o.brand_id, o.key, o.location_id, o.patron_id, nextval(coalesce(to_regclass(display_number_sequence(o.brand_id, o.location_id)), 'display_numbers'::regclass)), o.order_type,
  o.menu_version, o.subtotal, o.discount, o.service_fee, o.tax, coalesce(o.tax_in_food, 0),
  coalesce(o.tax_in_fee, 0), o.credit, o.gift_card, o.tip, o.due, coalesce(o.currency, 'USD'), o.placed_at, o.scheduled_at, o.ticket, decided.payment, o.submitted, o.terms
  from decided, jsonb_populate_record(null::orders, decided.draft -> 'order') o
  returning id, key, brand_id, location_id, order_type, scheduled_at, display_number
)

-- Writes the order lines.
lines as (
  insert into order_lines
  select l.* from decided, jsonb_populate_recordset(null::order_lines, decided.draft -> 'lines') l
)

-- Writes the ledger entries, which sum to zero.
entries as (
  insert into ledger_entries
  select e.* from decided, jsonb_populate_recordset(null::ledger_entries, decided.draft -> 'ledger') e
)

-- Stages the jobs: receipt, notice, capture.
staged as (
  insert into jobs (brand_id, kind, subject, payload, since, location_id, run_at)
  select j.brand_id, j.kind, j.subject, j.payload, coalesce(j.since, now()), decided.draft -> 'order' ->> 'location_id',
  greatest(now(), j.run_at) + coalesce((j.payload ->> 'minutes')::integer, 0) * interval '1 minute'
  from decided, jsonb_populate_recordset(null::jobs, (decided.draft -> 'jobs') || decided.capture) j
  where j.kind <> 'kitchen' or decided.draft -> 'slip' is null
)

-- Writes the kitchen slip around the order's number (ADR 43).
handed as (
  insert into kitchen_tickets (order_id, brand_id, location_id, slip)
  select written.id, written.brand_id, written.location_id,
  (decided.draft -> 'slip' ->> 0) || (100 + written.display_number * 409 % 900)::text || (decided.draft -> 'slip' ->> 1)
  from written join decided on decided.key = written.key
  where decided.draft -> 'slip' is not null
)

-- Opens the way of a delivery.
opened as (
  insert into deliveries (order_id, brand_id, began_at)
  select id, brand_id, greatest(now(), scheduled_at - '20 minutes'::interval) from written where order_type = 'delivery'
)

-- Each order's outcome, by its position.
select asked.position,
  case
  when fresh.key is null then 'stale'
  when claim.key is null then 'taken'
  when guard.key is null then refuse('look-alike')
  when exists (
  select from wanted w where w.key = asked.key and w.name not in (select name from turned)
  ) then refuse((
  select min(w.kind) from wanted w where w.key = asked.key and w.name not in (select name from turned)
  ))
  when (select count(*) from counted) < $8::integer then refuse('count')
  else 'placed'
  end as outcome, written.display_number
  from asked left join written on written.key = asked.key
  left join fresh on fresh.key = asked.key left join claim on claim.key = asked.key
  left join guard on guard.key = asked.key
