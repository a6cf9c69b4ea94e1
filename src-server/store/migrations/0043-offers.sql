-- Codes that staff made or ended: the brand's files never change or revive them.
alter table promotion_codes add column made_at timestamptz;
alter table promotion_codes add column ended_at timestamptz;

-- Names a card for staff. The card's id opens the customer's page, which shows the number.
alter table gift_cards add column handle uuid not null default gen_random_uuid();
create unique index gift_cards_by_handle on gift_cards (brand_id, handle);

-- What staff created, gave and took. Rows are only added; only names and reasons are erased.
create table offer_events (
  id bigint generated always as identity primary key,
  brand_id text collate "C" not null references brands (id),
  -- Empty: of no location.
  location_id text collate "C" not null,
  -- Chosen by the sender: a command that is repeated finds its event.
  command_id uuid not null,
  kind text not null,
  -- A promo code, the handle of a gift card, or a patron; empty after the patron's account is deleted.
  subject text collate "C" not null,
  -- In hundredths of the currency; negative if a balance fell, 0 for codes and marks.
  amount integer not null,
  currency text not null,
  member_id text collate "C" not null,
  reason text not null,
  at timestamptz not null,
  unique (brand_id, command_id),
  check (kind in ('promo-created', 'promo-ended', 'card-issued', 'card-voided',
    'credit-given', 'credit-taken', 'employee-set', 'employee-removed'))
);
create index offer_events_of_subjects on offer_events (brand_id, subject);
create index offer_events_by_time on offer_events (brand_id, at);

-- Finds patrons as staff name them. Phones by their digits, without the country code of North America.
create index patrons_by_email on patrons (brand_id, lower(profile ->> 'email'));
create index patrons_by_phone on patrons
  (brand_id, regexp_replace(regexp_replace(profile #>> '{phone,value}', '\D', '', 'g'), '^1(?=\d{10}$)', ''));
