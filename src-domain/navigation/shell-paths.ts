import { checkoutAddress, home, type Opening } from './addresses.ts'
import { opening } from './order-addresses.ts'

/**
 * Paths that other systems link to (SHELL-06, SHELL-07), with our page for each. A page that only the ordering tab may
 * see leads home.
 */
const pageOf: Readonly<Record<string, string>> = {
  '/pickup': `${home}?type=pickup`,
  '/delivery': `${home}?type=delivery`,
  '/packing': overHome({ _tag: 'Cart', screen: 'packing' }),
  '/upsells': overHome({ _tag: 'Cart', screen: 'upsells' }),
  '/upsells/{id}': overHome({ _tag: 'Cart', screen: 'upsells' }),
  '/item/{id}/{index}': overHome({ _tag: 'Cart', screen: 'cart' }),
  '/delete/{index}': overHome({ _tag: 'Cart', screen: 'cart' }),
  '/locations': overHome({ _tag: 'Cart', screen: 'locations' }),
  '/locations/schedule-dates': overHome({ _tag: 'Cart', screen: 'locations' }),
  '/link': overHome({ _tag: 'Cart', screen: 'link' }),
  '/schedule-date': `${checkoutAddress}#schedule-date`,
  '/table-number': `${checkoutAddress}#table-number`,
  '/discount': `${checkoutAddress}#discount`,
  '/discount-clear': checkoutAddress,
  '/giftcard': `${checkoutAddress}#giftcard`,
  '/giftcard-clear': checkoutAddress,
  '/guest': `${checkoutAddress}#guest`,
  '/redeem-rewards': '/profile',
  '/add-card': '/cards/add',
  '/patron/add-card': '/cards/add',
  '/edit-cards': '/cards',
  '/primary/{id}': '/cards/update/{id}',
  // A cart index is a number; any other id is a card's.
  '/delete/{id}': '/cards/delete/{id}',
  '/complete': home,
  '/beam': home,
}

function overHome(opens: Opening): string {
  return opening(home, opens)
}

export function pageOfShellPath(path: string): string | undefined {
  const asked = path.split('/')
  const isAt = (pattern: string) => {
    const parts = pattern.split('/')
    return parts.length === asked.length && parts.every((part, at) => isPart(part, asked[at] ?? ''))
  }
  const [, page] = Object.entries(pageOf).find(([pattern]) => isAt(pattern)) ?? []
  return page?.replace('{id}', asked.at(-1) ?? '')
}

function isPart(part: string, asked: string): boolean {
  if (part === '{index}') return /^\d+$/.test(asked)
  return part.startsWith('{') ? asked !== '' : part === asked
}
