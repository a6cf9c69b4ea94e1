-- A charge may wait for its customer's confirmation at the bank: `waiting`, until `step_until`, when it is cancelled.
-- `ending`: no order will come of it, and the processor must confirm that before the key is open again. From then on
-- the order is never completed, whatever the customer does at the bank.
alter table placements drop constraint placements_check;
alter table placements add constraint placements_check
  check (state in ('open', 'attempting', 'waiting', 'ending', 'unknown', 'placed') and attempt >= 0) not valid;
alter table attempts add column step_until timestamptz;
