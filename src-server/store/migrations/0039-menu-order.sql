-- jsonb sorts keys. Of several menu lists for an order type the first that is open counts, so the order must stay.
alter table menus alter column menu type json using menu::json;
