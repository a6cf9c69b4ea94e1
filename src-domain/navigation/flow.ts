/** Where in a flow an entry of the history is; `A`: what its document can show there. */
export interface Position<A> {
  readonly at: A
  /** How many entries of the same flow lie behind. */
  readonly depth: number
  /** Behind the first of them lies the page of ours that led here. */
  readonly isFromShop: boolean
}

/** What a step does to the history. */
export type Move<A> =
  /** A step further: what lay ahead is gone. */
  | { readonly _tag: 'Push'; readonly to: Position<A> }
  /** In the place of the entry that is shown. */
  | { readonly _tag: 'Replace'; readonly to: Position<A> }
  | { readonly _tag: 'GoBack'; readonly by: number }
  /** Nothing of the flow lies behind. */
  | { readonly _tag: 'Leave' }

/** A step further; what is shown already makes no second entry. */
export function next<A>(here: Position<A>, at: A): Move<A> {
  return isSame(here.at, at) ? turn(here, at) : { _tag: 'Push', to: { ...here, at, depth: here.depth + 1 } }
}

/** The same step, seen otherwise: Back leads to what lay behind it before. */
export function turn<A>(here: Position<A>, at: A): Move<A> {
  return { _tag: 'Replace', to: { ...here, at } }
}

/** One step back (CART-12). `behind`: what lies before a step with nothing behind it; where it is nothing, Back leaves. */
export function back<A>(here: Position<A>, behind: A | undefined): Move<A> {
  if (liesBehind(here)) return { _tag: 'GoBack', by: 1 }
  return behind === undefined ? { _tag: 'Leave' } : turn(here, behind)
}

/** Out of the flow, with nothing of it left behind. */
export function close<A>({ depth }: Position<A>): Move<A> {
  return depth === 0 ? { _tag: 'Leave' } : { _tag: 'GoBack', by: depth }
}

/**
 * The browser brought an entry. `fitting`: what its step has become, where its question is answered by now or not
 * answered yet. On the way back a step that would show again what is shown already is passed, or that press of Back would
 * seem to lead nowhere.
 */
export function arrive<A>(shown: Position<A>, came: Position<A>, fitting: A): Move<A> {
  const isPassed = came.depth < shown.depth && !isSame(came.at, fitting) && isSame(fitting, shown.at)
  return isPassed && liesBehind(came) ? { _tag: 'GoBack', by: 1 } : turn(came, fitting)
}

/** History entries outlive releases and may be anybody's; `read` knows what can be shown. */
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
