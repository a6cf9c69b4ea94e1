-- A charge may wait for its customer, who has to say yes at the bank: `waiting`, until `step_until`, when it is called
-- off. `ending`: it was decided that no order comes of it, and the processor has to hear that before the key is open
-- again; from then on nobody completes it, whatever the customer still does at the bank.
alter table placements drop constraint placements_check;
alter table placements add constraint placements_check
  check (state in ('open', 'attempting', 'waiting', 'ending', 'unknown', 'placed') and attempt >= 0) not valid;
alter table attempts add column step_until timestamptz;
