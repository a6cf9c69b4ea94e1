import type { AgainPlan } from './plan-again.ts'

export type AgainFinding =
  /** Prices or dishes changed. The customer reviews them first. */
  | { readonly _tag: 'Shown'; readonly plan: AgainPlan }
  /** The restaurant no longer exists. */
  | { readonly _tag: 'NoRestaurant' }
  | { readonly _tag: 'Failed' }

export type AgainState = { readonly _tag: 'Idle' } | { readonly _tag: 'Asking' } | AgainFinding

export const noAgain: AgainState = { _tag: 'Idle' }
