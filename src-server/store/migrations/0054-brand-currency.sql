-- ISO 4217, as last started with. Credit, gift cards and promo codes are amounts in it. Null until a brand is started
-- with this column, unless it has orders.
alter table brands add column currency text collate "C";
update brands b set currency = (select o.currency from orders o where o.brand_id = b.id order by o.placed_at desc limit 1);
