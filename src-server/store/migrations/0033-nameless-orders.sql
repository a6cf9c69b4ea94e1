-- Keeps amounts, including those paid with a patron's credit.
alter table orders
  add column nameless_at timestamptz,
  drop constraint if exists orders_check,
  drop constraint if exists orders_check1,
  add constraint orders_check check (
    order_type in ('pickup', 'delivery', 'kiosk')
    and least(subtotal, discount, service_fee, tax, tax_in_food, tax_in_fee, credit, gift_card, tip, due) >= 0
    and (patron_id is not null or nameless_at is not null or credit = 0)
    and tax_in_food + tax_in_fee in (0, tax)
    and subtotal - discount + service_fee + tax - tax_in_food - tax_in_fee - credit - gift_card + tip = due
  ) not valid;

-- Finds orders that still have names.
create index orders_with_names on orders (placed_at) where nameless_at is null;
