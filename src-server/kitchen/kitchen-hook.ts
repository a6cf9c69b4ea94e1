export type HookOutcome =
  | { readonly _tag: 'Taken' }
  /** The receiver wants no more notices (410). */
  | { readonly _tag: 'Gone' }
  | { readonly _tag: 'Failed'; readonly why: string }

/** Posts an order to a restaurant's own system, at least once per notice; never rejects. */
export interface KitchenHook {
  readonly post: (notice: {
    readonly brandId: string
    readonly locationId: string
    readonly url: string
    /** Order and version, the same for each try. */
    readonly name: string
    /** JSON. */
    readonly body: string
  }) => Promise<HookOutcome>
}
