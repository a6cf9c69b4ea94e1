/**
 * SEL-02. `message` is a fact; the UI has the words. `path`: option ids from the item to `optionId`, so that the UI can
 * open the drawers.
 */
export type SelectionError =
  | {
      readonly type: 'option'
      readonly optionId: string
      readonly path: readonly string[]
      readonly message:
        | { readonly _tag: 'SelectionMin'; readonly min: number }
        | { readonly _tag: 'SelectionMax'; readonly max: number }
        /** Pieces of a box; `SelectionMin` counts different choices. */
        | { readonly _tag: 'PiecesMin'; readonly min: number }
        | { readonly _tag: 'PiecesMax'; readonly max: number }
        | { readonly _tag: 'PiecesOfOneMax'; readonly max: number }
        /** Choose none, or at least `min`. */
        | { readonly _tag: 'NoneOrAtLeast'; readonly min: number }
    }
  | {
      readonly type: 'item'
      readonly optionId: string
      readonly path: readonly string[]
      /** ItemNotChosen: SEL-23. The others come only from the server. */
      readonly message:
        | { readonly _tag: 'ItemNotChosen' }
        | { readonly _tag: 'NotOnOffer'; readonly itemId: string }
        | { readonly _tag: 'SoldOut'; readonly itemId: string }
        | { readonly _tag: 'ChosenTwice'; readonly itemId: string }
        | { readonly _tag: 'TooDeep' }
        | { readonly _tag: 'TooManyModifiers' }
    }
