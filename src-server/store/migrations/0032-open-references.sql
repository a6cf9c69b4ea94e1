-- Webhooks name a reference; without these indexes the look-up would read every payment.
create index open_attempts_by_reference on attempts (reference) where state = 'started';
create index late_attempts_by_reference on attempts (reference) where look_again_at is not null;
