-- One row for each order in this statement. The bound on position keeps the planner from expecting a hundred rows (ADR 12).
asked as (
  select * from jsonb_to_recordset($1::jsonb) as a (position integer, brand_id text, key uuid, n integer, transaction_id text, payment jsonb)
  where a.position between 0 and 999)

-- Closes the key for this attempt. A late second answer finds nothing to update.
won as (
  update placements p set state = 'placed', changed_at = now() from asked
  where p.brand_id = asked.brand_id and p.key = asked.key and p.attempt = asked.n and p.state in ('attempting', 'unknown', 'waiting')
  returning p.brand_id, p.key, asked.n, asked.transaction_id, asked.payment
)

-- Marks the attempt as authorised and hands over its draft.
closed as (
  update attempts a set state = 'authorised', transaction_id = won.transaction_id, draft = null
  from won join attempts was on was.brand_id = won.brand_id and was.key = won.key and was.n = won.n
  where a.brand_id = was.brand_id and a.key = was.key and a.n = was.n
  returning a.brand_id, a.key, was.draft, a.processor, a.amount, a.transaction_id, a.started_at, won.payment,
  a.turn, a.turn_at
)

-- Gives back the turn that a good card took: only declined cards count.
given_back as (
  update placing_turns t set taken = case when t.taken = l.given then '{}' else without_turns(t.taken, l.given) end
  from (
  select p.brand_id, p.name, g.given from placing_turns p
  join (
  select brand_id, turn, array_agg(turn_at) as given from closed where turn is not null group by brand_id, turn
  ) g on p.brand_id = g.brand_id and p.name = g.turn
  order by p.brand_id, p.name for update of p
  ) l
  where t.brand_id = l.brand_id and t.name = l.name
  returning 1
)

-- Ends the hold on the credit.
freed as (
  delete from credit_holds h using won where h.brand_id = won.brand_id and h.key = won.key
  returning h.brand_id, h.patron_id, h.amount
)

-- Spends the held credit.
credit_settled as (
  update patrons p set credit_held = p.credit_held - freed.amount , credit = p.credit - freed.amount
  from freed where p.brand_id = freed.brand_id and p.id = freed.patron_id and (select count(*) from "given_back") >= 0
  returning 1
)

-- Ends the hold on the time slot.
unheld as (
  delete from slot_holds h using won where h.brand_id = won.brand_id and h.key = won.key
  returning h.brand_id, h.location_id, h.slot_at
)

-- The place stays taken. This part is here for the order of the locks.
slot_settled as (
  select 1 from unheld
)

-- Ends the hold on the promo code.
promo_freed as (
  delete from promotion_holds h using won where h.brand_id = won.brand_id and h.key = won.key
  returning h.brand_id, h.code_id, h.patron_id
)

-- Counts the use of the code.
code_settled as (
  update promotion_codes c set held = c.held - 1 , uses = c.uses + 1 from promo_freed f
  where c.brand_id = f.brand_id and c.id = f.code_id and (select count(*) from "slot_settled") >= 0
  returning 1
)

-- Counts the use of the patron's share.
promo_settled as (
  update promotion_patrons s set held = s.held - 1 , uses = s.uses + 1 from promo_freed f
  where s.brand_id = f.brand_id and s.code_id = f.code_id and s.patron_id = f.patron_id and (select count(*) from "code_settled") >= 0
  returning 1
)

-- Ends the hold on the gift card.
card_freed as (
  delete from gift_card_holds h using won where h.brand_id = won.brand_id and h.key = won.key
  returning h.brand_id, h.key, h.card_id, h.amount
)

-- Takes the held money off the gift card.
card_settled as (
  update gift_cards g set held = g.held - f.amount , balance = g.balance - f.amount
  from card_freed f
  where g.brand_id = f.brand_id and g.id = f.card_id and (select count(*) from "promo_settled") >= 0
  returning f.brand_id, f.key, f.card_id, f.amount
)

-- Writes the gift card's entry, so that its entries sum to its balance.
card_entered as (
  insert into gift_card_entries (brand_id, card_id, order_id, amount)
  select s.brand_id, s.card_id, p.order_id, -s.amount
  from card_settled s join placements p on p.brand_id = s.brand_id and p.key = s.key
)

-- Ends the hold on what is counted.
units_freed as (
  delete from left_holds h using won where h.brand_id = won.brand_id and h.key = won.key
  returning h.brand_id, h.location_id, h.item_id, h.units, h.version
)

-- The units stay taken. This part is here for the order of the locks.
units_settled as (
  select 1 from units_freed
)

-- The orders to write, with their drafts. Empty where the claim or the attempt was lost.
decided as (
  select key, draft, payment || jsonb_build_object('processor', processor) as payment,
  jsonb_build_object('brand_id', brand_id, 'kind', 'capture', 'subject', draft -> 'order' ->> 'id',
  'since', started_at, 'payload',
  jsonb_build_object('processor', processor, 'transactionId', transaction_id, 'amount', amount)
  ) as capture
  from closed
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
select asked.position, '' as outcome, written.display_number
  from asked left join written on written.key = asked.key
