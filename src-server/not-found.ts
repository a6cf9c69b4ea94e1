/** There is no such thing, or it is none of the caller's. */
export type NotFound = { readonly _tag: 'NotFound' }
