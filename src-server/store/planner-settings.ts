/** Plans are made once per connection, perhaps on empty tables, so they must not depend on row counts. */
export const plannerSettings = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
} as const
