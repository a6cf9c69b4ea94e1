/** Position of a history entry in a flow. `A`: the step that the page shows. */
export interface Position<A> {
  readonly at: A
  /** Number of entries of this flow behind it. */
  readonly depth: number
  /** Whether the entry before the flow is a page of the shop. */
  readonly isFromShop: boolean
}

export type Move<A> =
  /** Drops the forward entries. */
  | { readonly _tag: 'Push'; readonly to: Position<A> }
  | { readonly _tag: 'Replace'; readonly to: Position<A> }
  | { readonly _tag: 'GoBack'; readonly by: number }
  /** The flow has no entry behind this one. */
  | { readonly _tag: 'Leave' }

/** Opens a step. The current step again gets no second entry. */
export function next<A>(here: Position<A>, at: A): Move<A> {
  return isSame(here.at, at) ? turn(here, at) : { _tag: 'Push', to: { ...here, at, depth: here.depth + 1 } }
}

/** Replaces the step; Back still leads to the one before. */
export function turn<A>(here: Position<A>, at: A): Move<A> {
  return { _tag: 'Replace', to: { ...here, at } }
}

/** Goes one step back (CART-12). `behind`: the step before a first one; without it, Back leaves the flow. */
export function back<A>(here: Position<A>, behind: A | undefined): Move<A> {
  if (liesBehind(here)) return { _tag: 'GoBack', by: 1 }
  return behind === undefined ? { _tag: 'Leave' } : turn(here, behind)
}

/** Leaves the flow and all its entries. */
export function close<A>({ depth }: Position<A>): Move<A> {
  return depth === 0 ? { _tag: 'Leave' } : { _tag: 'GoBack', by: depth }
}

/**
 * Handles an entry that the browser opened. `fitting`: the step to show instead if the entry's step no longer applies.
 * On the way back, skips an entry that would show the same step again.
 */
export function arrive<A>(shown: Position<A>, came: Position<A>, fitting: A): Move<A> {
  const isPassed = came.depth < shown.depth && !isSame(came.at, fitting) && isSame(fitting, shown.at)
  return isPassed && liesBehind(came) ? { _tag: 'GoBack', by: 1 } : turn(came, fitting)
}

/** `kept` is untrusted, because other releases may have written it. `read` validates it. */
export function positionIn<A>(kept: unknown, read: (at: unknown) => A | undefined): Position<A> | undefined {
  const { at: step, depth, isFromShop }: Readonly<Record<string, unknown>> = Object(kept)
  const at = read(step)
  return at === undefined
    ? undefined
    : {
        at,
        depth: typeof depth === 'number' && Number.isSafeInteger(depth) && depth > 0 ? depth : 0,
        isFromShop: isFromShop === true,
      }
}

function liesBehind({ depth, isFromShop }: Position<unknown>): boolean {
  return depth > 0 || isFromShop
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
