export type Ask = (sql: string) => Promise<readonly Record<string, unknown>[]>

export interface Session {
  readonly ask: Ask
  readonly run: (sql: string) => Promise<unknown>
}

export interface ReusedSchema {
  /** Deletes all rows and restarts sequences. False if a test changed the schema: then create a new one. */
  readonly empty: () => Promise<boolean>
}

/**
 * A migrated, empty schema. Tests share it because emptying is many times cheaper than creating; a fingerprint detects
 * schema changes.
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

/** Without the per-location sequences: rows create them, and they stay. */
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

/** Tables in deletion order: referencing tables first. */
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
