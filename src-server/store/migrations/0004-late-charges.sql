-- An attempt unknown to its processor is looked up for another day: its charge may still arrive.
alter table attempts add column look_again_at timestamptz, add column looks integer not null default 0;
create index attempts_to_look_up_again on attempts (look_again_at) where look_again_at is not null;
