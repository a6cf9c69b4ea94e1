/**
 * Every statement of ours finds its rows by key. A plan is made once per connection, perhaps while the tables are still
 * empty, and kept; so it must not depend on how many rows there were then: no reading of whole tables, no guessing by
 * values, and no compiling of a query that touches a dozen rows.
 */
export const plannerSettings = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
} as const
