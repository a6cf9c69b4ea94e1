import type { AgainPlan } from './plan-again.ts'

/** What there is to say before the same again is in the cart. */
export type AgainFinding =
  /** Something has changed since, and is looked at before it joins the cart. */
  | { readonly _tag: 'Shown'; readonly plan: AgainPlan }
  /** That restaurant is not there any more. */
  | { readonly _tag: 'NoRestaurant' }
  | { readonly _tag: 'Failed' }

/** How the same again goes. */
export type AgainState = { readonly _tag: 'Idle' } | { readonly _tag: 'Asking' } | AgainFinding

export const noAgain: AgainState = { _tag: 'Idle' }
