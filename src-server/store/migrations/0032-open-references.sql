-- A post of a processor names a reference. Without these, who looks for it reads every payment that was ever made through
-- that processor; what is open is little.
create index open_attempts_by_reference on attempts (reference) where state = 'started';
create index late_attempts_by_reference on attempts (reference) where look_again_at is not null;
