/** The sheet that is open over the shop. */
export type OpenSheet =
  | { readonly _tag: 'Closed' }
  | { readonly _tag: 'Item'; readonly groupId: string; readonly itemId: string }
  /** `path`: the cart's screen (CART-06); `state`: that screen's own state. */
  | { readonly _tag: 'Cart'; readonly path: string; readonly state?: unknown }
  /** `to`: the account page to open after sign-in. */
  | { readonly _tag: 'SignIn'; readonly to?: string }
  /** `slug`: the restaurant that the customer chose before the address. */
  | { readonly _tag: 'Address'; readonly slug?: string }
  /** A table link that the restaurant rejected, with the reason (TABLE-08). */
  | { readonly _tag: 'Table'; readonly number: string; readonly problem: string }
  /** Sheet of a reorder. */
  | { readonly _tag: 'Again' }

export const closed: OpenSheet = { _tag: 'Closed' }

/** Validates `history.state`; undefined for anything else. */
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
