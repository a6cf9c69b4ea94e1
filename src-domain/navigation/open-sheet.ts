/** What of the ordering chunk is open over the shop. */
export type OpenSheet =
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Item'; readonly groupId: string; readonly itemId: string }
  /** `path`: of a screen in the cart (CART-06); `state`: what its own screen was told. */
  | { readonly _tag: 'Cart'; readonly path: string; readonly state?: unknown }
  /** `to`: the page of the account that it is for. */
  | { readonly _tag: 'SignIn'; readonly to?: string }
  /** Where a delivery goes; `slug`: of the restaurant that was chosen first. */
  | { readonly _tag: 'Address'; readonly slug?: string }
  /** The table of a link that the restaurant did not accept, and why (TABLE-08). */
  | { readonly _tag: 'Table'; readonly number: string; readonly problem: string }
  /** What was ordered here before, to be ordered again. */
  | { readonly _tag: 'Again' }

export const closed: OpenSheet = { _tag: 'Closed' }

/** Out of what an entry of the history keeps; nothing where it is not a sheet of ours. */
export function openSheetIn(u: unknown): OpenSheet | undefined {
  if (typeof u !== 'object' || u === null) return undefined
  const { _tag, groupId, itemId, path, state, number, problem, ...rest }: Readonly<Record<string, unknown>> = { ...u }
  if (_tag === 'Item' && typeof groupId === 'string' && typeof itemId === 'string') return { _tag, groupId, itemId }
  if (_tag === 'Cart' && typeof path === 'string') return { _tag, path, ...(state === undefined ? {} : { state }) }
  if (_tag === 'Table' && typeof number === 'string' && typeof problem === 'string') return { _tag, number, problem }
  return whereTo(_tag, rest)
}

function whereTo(_tag: unknown, { slug, to }: Readonly<Record<string, unknown>>): OpenSheet | undefined {
  if (_tag === 'Address') return { _tag, ...(typeof slug === 'string' ? { slug } : {}) }
  if (_tag === 'SignIn') return { _tag, ...(typeof to === 'string' ? { to } : {}) }
  return _tag === 'Closed' || _tag === 'Again' ? { _tag } : undefined
}
