-- How far a courier service was asked for the delivery; null: not yet. Without a service the column stays null.
-- requested: a courier drives. refused: the restaurant's own driver does. ended: the trip was cancelled.
alter table deliveries add column courier_state text check (courier_state in ('requested', 'refused', 'ended'));
