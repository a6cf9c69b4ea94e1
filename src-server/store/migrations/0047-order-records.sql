-- A refund that staff asked for: a command that is repeated finds its refund.
alter table refunds add column command_id uuid;
create unique index refunds_of_commands on refunds (order_id, command_id) where command_id is not null;

-- What staff wrote to the customer of an order.
create table order_messages (
  order_id text collate "C" not null,
  n integer not null,
  brand_id text collate "C" not null,
  location_id text collate "C" not null,
  -- Chosen by the sender: a message that is sent again finds itself.
  message_id uuid not null,
  text text not null,
  -- waiting: to be mailed. bounced: the mail server refused the address.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'bounced')),
  at timestamptz not null,
  primary key (order_id, n),
  unique (order_id, message_id)
);
