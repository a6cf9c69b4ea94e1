-- A day's report reads the orders that were placed, and the refunds that were finished, on one day.
create index orders_placed_at_locations on orders (brand_id, location_id, placed_at);
create index finished_refunds on refunds (brand_id, finished_at) where state = 'done';
