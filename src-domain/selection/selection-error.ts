/**
 * What is wrong with a selection (SEL-02). `message` is a fact, the wording lives with the screens.
 * `path` holds the option ids from the item down to the option in error, the last one being `optionId`,
 * so that a screen can open the drawers on the way.
 */
export type SelectionError =
  | {
      readonly type: 'option'
      readonly optionId: string
      readonly path: readonly string[]
      readonly message:
        | { readonly _tag: 'SelectionMin'; readonly min: number }
        | { readonly _tag: 'SelectionMax'; readonly max: number }
    }
  | {
      readonly type: 'item'
      readonly optionId: string
      readonly path: readonly string[]
      /** ItemNotChosen: SEL-23. The others are the server's: a choice that the menu does not offer (never seen from our own screens). */
      readonly message:
        | { readonly _tag: 'ItemNotChosen' }
        | { readonly _tag: 'NotOnOffer'; readonly itemId: string }
        | { readonly _tag: 'SoldOut'; readonly itemId: string }
        | { readonly _tag: 'ChosenTwice'; readonly itemId: string }
        | { readonly _tag: 'TooDeep' }
        | { readonly _tag: 'TooManyModifiers' }
    }
