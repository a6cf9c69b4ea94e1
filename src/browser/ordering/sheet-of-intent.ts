import type { OpenSheet } from '../../../src-domain/navigation/open-sheet.ts'
import type { ShopIntent } from '../../../src-domain/navigation/shop-intent.ts'

/** Undefined for what opens only once an answer is there, if at all. */
export function sheetOf(intent: ShopIntent, menuOf: string | undefined): OpenSheet | undefined {
  switch (intent._tag) {
    case 'OpenItem':
      return { _tag: 'Item', groupId: intent.groupId, itemId: intent.itemId }
    case 'OpenCart':
      return { _tag: 'Cart', path: intent.path ?? '/' }
    case 'NearMe':
      return { _tag: 'Cart', path: '/pickup' }
    case 'SignIn':
      return intent
    case 'EnterAddress': {
      // On a menu it is for its restaurant.
      const slug = intent.slug ?? menuOf
      return { _tag: 'Address', ...(slug === undefined ? {} : { slug }) }
    }
    case 'Move':
    case 'SitAt':
    case 'SharedCart':
      return undefined
  }
}
