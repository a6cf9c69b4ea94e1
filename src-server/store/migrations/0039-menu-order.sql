-- jsonb sorts keys, but the first open menu list counts, so the order must stay.
alter table menus alter column menu type json using menu::json;
