-- An order that is nobody's any more keeps its amounts, also those that were paid with a patron's credit.
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

-- What is still to be made nameless is found without a look at what is so already.
create index orders_with_names on orders (placed_at) where nameless_at is null;
