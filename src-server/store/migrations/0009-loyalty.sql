-- What a patron has spent is summed over that patron's orders and no others. Guests' orders are not in it.
create index orders_of_patron on orders (brand_id, patron_id) where patron_id is not null;
