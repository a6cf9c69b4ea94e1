-- `waiting`: for the customer's confirmation at the bank, until `step_until`. `ending`: the order is never completed,
-- whatever the customer does; the key opens once the processor confirms.
alter table placements drop constraint placements_check;
alter table placements add constraint placements_check
  check (state in ('open', 'attempting', 'waiting', 'ending', 'unknown', 'placed') and attempt >= 0) not valid;
alter table attempts add column step_until timestamptz;
