/** Does not exist, or belongs to another caller. */
export type NotFound = { readonly _tag: 'NotFound' }
