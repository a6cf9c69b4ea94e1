-- A patron's history reads one page, newest first, of however many orders.
create index orders_placed_by_patrons on orders (brand_id, patron_id, placed_at, id) where patron_id is not null;
drop index orders_of_patron;
