import { CompiledQuery, type KyselyPlugin, type RootOperationNode } from 'kysely'
import type { Database } from '../../src-server/store/database.ts'

interface Plan {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows'?: number
  readonly 'Actual Loops'?: number
  readonly 'Rows Removed by Filter'?: number
  readonly 'Rows Removed by Index Recheck'?: number
  readonly Plans?: readonly Plan[]
}

function rowsIn(plan: Plan, table: string): number {
  const { 'Actual Rows': rows = 0, 'Actual Loops': loops = 0, Plans: parts = [] } = plan
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0)
  const own = plan['Relation Name'] === table ? (rows + removed) * loops : 0
  return parts.reduce((sum, part) => sum + rowsIn(part, table), own)
}

/** Rows of a table that the database reads for the statements of `run`, by their plans, and the number of statements. */
export async function readsOf(
  db: Database,
  table: string,
  run: (db: Database) => Promise<unknown>,
): Promise<{ readonly rows: number; readonly statements: number }> {
  const statements: CompiledQuery[] = []
  const listening: KyselyPlugin = {
    transformQuery: ({ node, queryId }): RootOperationNode => {
      statements.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await run(db.withPlugin(listening))
  let rows = 0
  for (const { sql, parameters } of statements) {
    const explained = CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters])
    const { rows: plans } = await db.executeQuery<{ readonly 'QUERY PLAN': readonly { readonly Plan: Plan }[] }>(
      explained,
    )
    for (const { Plan: plan } of plans[0]?.['QUERY PLAN'] ?? []) rows += rowsIn(plan, table)
  }
  return { rows, statements: statements.length }
}
