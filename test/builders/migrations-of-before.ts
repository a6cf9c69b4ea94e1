/** Statements that turn a current database into one of the first release. */
export const asBefore = [
  'create table migrations (number integer primary key, name text not null, at timestamptz not null default now())',
  'insert into migrations (number, name) select row_number() over (order by name), name from kysely_migration',
  'drop table kysely_migration',
  'drop table kysely_migration_lock',
] as const
