-- An attempt of which the processor had not heard is looked up again for a day: its charge may still be on its way.
alter table attempts add column look_again_at timestamptz, add column looks integer not null default 0;
create index attempts_to_look_up_again on attempts (look_again_at) where look_again_at is not null;
