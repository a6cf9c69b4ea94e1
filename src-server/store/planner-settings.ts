/**
 * Every statement finds its rows by key. A plan is made once per connection, perhaps on empty tables, and kept, so it
 * must not depend on row counts. Hence no sequential scans, no custom plans by values, and no JIT for queries that
 * touch a dozen rows.
 */
export const plannerSettings = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
} as const
