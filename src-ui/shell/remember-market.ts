import { marketAddress } from '../../src-domain/navigation/addresses.ts'

const marketPath = /^\/market\/([\w-]{1,64})(?:\/|$)/

/**
 * Keeps the marketplace through which the customer came, to which links then lead instead of the home page (MENU-14).
 * The history entry stores it for a reload and for Back from the checkout.
 *
 * @returns the marketplace's slug
 */
export function rememberMarket(
  page: Pick<Window, 'document' | 'history' | 'location'>,
  hasMarkets: boolean,
): string | undefined {
  if (!hasMarkets) return undefined
  const { document, history, location } = page
  const market = marketIn(history.state) ?? marketOf(document.referrer, location.origin)
  if (market === undefined) return undefined
  history.replaceState({ ...(isRecord(history.state) ? history.state : {}), market }, '')
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-back]')) link.href = marketAddress(market)
  return market
}

function isRecord(u: unknown): u is Readonly<Record<string, unknown>> {
  return typeof u === 'object' && u !== null
}

function marketIn(state: unknown): string | undefined {
  const market = isRecord(state) ? state['market'] : undefined
  return typeof market === 'string' && /^[\w-]{1,64}$/.test(market) ? market : undefined
}

function marketOf(referrer: string, origin: string): string | undefined {
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined
  return from?.origin === origin ? marketPath.exec(from.pathname)?.[1] : undefined
}
