-- A charge unknown to its processor may still arrive within a day.
alter table attempts add column look_again_at timestamptz, add column looks integer not null default 0;
create index attempts_to_look_up_again on attempts (look_again_at) where look_again_at is not null;
