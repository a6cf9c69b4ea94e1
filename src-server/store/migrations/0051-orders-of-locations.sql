-- The board, the search and the printers read orders_placed_at_locations, and orders for later by this index, which
-- holds only those. So placing an order as soon as possible pays for one index instead of two.
create index orders_scheduled_at_locations on orders (brand_id, location_id, scheduled_at) where scheduled_at is not null;
drop index orders_of_locations;
