-- The authenticator app of a member of staff (RFC 6238). A member without a row, or with an unconfirmed one, has none.
create table staff_second_factors (
  brand_id text collate "C" not null,
  member_id text collate "C" not null,
  -- Encrypted, and bound to the member.
  secret text not null,
  -- Null: the setup was begun, and no code was shown yet.
  confirmed_at timestamptz,
  -- The last time step whose code was used. Only codes of later steps count.
  last_step bigint not null,
  primary key (brand_id, member_id),
  foreign key (brand_id, member_id) references staff (brand_id, id) on delete cascade
);

-- Unused recovery codes, as keyed hashes.
create table staff_recovery_codes (
  brand_id text collate "C" not null,
  member_id text collate "C" not null,
  code_hash text collate "C" not null,
  primary key (brand_id, member_id, code_hash),
  foreign key (brand_id, member_id) references staff_second_factors (brand_id, member_id) on delete cascade
);
