import type { ShopIntent } from '../../src-domain/navigation/shop-intent.ts'

/** Reads a tap from the markup. A card's link ends with the item; its list item or section names the group. */
export function intentAt(target: Element): ShopIntent | undefined {
  const tapped = target.closest<HTMLElement>('[data-tap]')
  if (tapped?.dataset['tap'] === 'account') return { _tag: 'SignIn' }
  if (tapped?.dataset['tap'] === 'cart') return { _tag: 'OpenCart' }
  if (tapped?.dataset['tap'] === 'restaurants') return { _tag: 'OpenCart', path: '/locations' }
  if (tapped?.dataset['tap'] === 'here') return { _tag: 'NearMe' }
  if (tapped?.dataset['tap'] === 'choose') return undefined
  if (tapped?.dataset['tap'] === 'address') return { _tag: 'EnterAddress' }
  const link = tapped ?? target.closest<HTMLElement>('h3>a')
  if (!(link instanceof HTMLAnchorElement)) return undefined
  const itemId = decoded(link.pathname.split('/').at(-1) ?? '')
  const group =
    link.closest<HTMLElement>('[data-g]')?.dataset['g'] ?? decoded(link.closest('section[id]')?.id.slice(2) ?? '')
  return group === '' || itemId === '' ? undefined : { _tag: 'OpenItem', groupId: group, itemId }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
