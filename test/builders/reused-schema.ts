/** Sends one statement and answers its rows. */
export type Ask = (sql: string) => Promise<readonly Record<string, unknown>[]>

export interface Session {
  readonly ask: Ask
  /** Sends several statements at once. */
  readonly run: (sql: string) => Promise<unknown>
}

/** A schema that tests use one after another. */
export interface ReusedSchema {
  /** Takes out every row and starts every sequence again. False when somebody changed more than rows: make a new one. */
  readonly empty: () => Promise<boolean>
}

/**
 * A migrated schema in which nothing lies yet. Creating one costs many times what emptying one costs, so tests share it;
 * what it consists of is remembered, because one that a test has altered would let the next one lie.
 */
export async function reusedSchema({ ask, run }: Session, schema: string): Promise<ReusedSchema> {
  const made = await shapeOf(ask, schema)
  const tables = await childrenFirst(ask, schema)
  const cleared = [
    ...tables.filter((name) => !name.startsWith('kysely_migration')).map((name) => `delete from ${schema}.${name}`),
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
     from pg_sequences where schemaname = '${schema}'`,
  ].join(';')
  return {
    empty: async () => {
      if ((await shapeOf(ask, schema)) !== made) return false
      await run(cleared)
      return true
    },
  }
}

/** Without the sequences of locations, which come with rows and stay. */
async function shapeOf(ask: Ask, schema: string): Promise<string> {
  const space = `'${schema}'::regnamespace`
  const rows = await ask(`
    select
      (select string_agg(relname || relkind::text, ',' order by relname) from pg_class where relnamespace = ${space}
        and relname not like 'display\\_numbers\\_%') as relations,
      (select count(*) from pg_attribute where attrelid in (select oid from pg_class where relnamespace = ${space} and relkind = 'r')) as columns,
      (select count(*) from pg_constraint where connamespace = ${space}) as constraints,
      (select count(*) from pg_proc where pronamespace = ${space}) as functions,
      (select count(*) from pg_trigger where tgrelid in (select oid from pg_class where relnamespace = ${space})) as triggers,
      (select string_agg(name, ',' order by name) from ${schema}.kysely_migration) as migrations`)
  return JSON.stringify(rows)
}

/** Who refers to another comes before it. */
async function childrenFirst(ask: Ask, schema: string): Promise<readonly string[]> {
  const space = `'${schema}'::regnamespace`
  const names = (await ask(`select relname as name from pg_class where relnamespace = ${space} and relkind = 'r'`)).map(
    ({ name }) => String(name),
  )
  const references = await ask(`
    select child.relname as child, parent.relname as parent
    from pg_constraint c join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid
    where c.connamespace = ${space} and c.contype = 'f' and c.conrelid <> c.confrelid`)
  const sorted: string[] = []
  while (sorted.length < names.length) {
    const left = names.filter((name) => !sorted.includes(name))
    const free = left.filter(
      (name) => !references.some(({ child, parent }) => parent === name && left.includes(String(child))),
    )
    if (free.length === 0) throw new Error(`tables that refer to each other in a circle: ${left.join(', ')}`)
    sorted.push(...free)
  }
  return sorted
}
