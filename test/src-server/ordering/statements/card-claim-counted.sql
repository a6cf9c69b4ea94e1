-- One row for each order in this statement. The bound on position keeps the planner from expecting a hundred rows (ADR 12).
asked as (
  select * from jsonb_to_recordset($1::jsonb) as a (position integer, brand_id text, key uuid, patron_id text, location_id text, settings_version text, menu_version text,
  packing_version text, fingerprint text, likeness uuid, at timestamptz, order_id text, draft jsonb, turns jsonb, processor text, instrument_hash text, is_single_use boolean, amount integer, currency text, lease integer)
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
  select brand_id, key, patron_id, 'attempting', 1, fingerprint, order_id, now()
  from fresh order by brand_id, key
  on conflict (brand_id, key) do update
  set state = excluded.state, attempt = p.attempt + excluded.attempt, patron_id = excluded.patron_id,
  fingerprint = excluded.fingerprint, order_id = excluded.order_id, changed_at = excluded.changed_at
  where p.state = 'open' and (p.patron_id is null or p.patron_id = excluded.patron_id) and
  not exists (select from asked a where a.key = p.key and a.brand_id = p.brand_id and a.instrument_hash = any (p.refused))
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

-- Holds the units while the card is charged.
units_held as (
  insert into left_holds (brand_id, key, location_id, item_id, units, version)
  select $8::text, $9::uuid, $10::text, item_id, units, version from counted
)

-- Writes the attempt with its draft and lease. The processor is asked only after this has committed.
started as (
  insert into attempts (brand_id, key, n, reference, state, processor, instrument_hash, likeness, is_single_use, amount, currency, draft,
  lease_until, turn, turn_at)
  select asked.brand_id, asked.key, claim.attempt, 'order:' || claim.order_id || ':attempt:' || claim.attempt, 'started',
  asked.processor, asked.instrument_hash, asked.likeness, asked.is_single_use, asked.amount, asked.currency, asked.draft,
  now() + asked.lease * interval '1 millisecond', wanted.name, asked.at
  from claim join asked on asked.key = claim.key left join wanted on wanted.key = claim.key
  returning key, n, reference
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
  when (select count(*) from counted) < $11::integer then refuse('count')
  else 'claimed'
  end as outcome, started.n, started.reference
  from asked left join started on started.key = asked.key
  left join fresh on fresh.key = asked.key left join claim on claim.key = asked.key
  left join guard on guard.key = asked.key
