export type HookOutcome =
  | { readonly _tag: 'Taken' }
  /** The receiver wants no more of it, ever. */
  | { readonly _tag: 'Gone' }
  | { readonly _tag: 'Failed'; readonly why: string }

/** Tells a restaurant's own system of an order. Called at least once for each notice; never rejects. */
export interface KitchenHook {
  readonly post: (notice: {
    readonly brandId: string
    readonly locationId: string
    readonly url: string
    /** Order and version: the same for each try. */
    readonly name: string
    /** JSON. */
    readonly body: string
  }) => Promise<HookOutcome>
}
