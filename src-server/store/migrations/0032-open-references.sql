-- Webhooks name a reference. Without these indexes the look-up would read every payment of the processor; open ones are
-- few.
create index open_attempts_by_reference on attempts (reference) where state = 'started';
create index late_attempts_by_reference on attempts (reference) where look_again_at is not null;
