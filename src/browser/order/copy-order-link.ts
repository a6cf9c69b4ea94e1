import { copyText } from '../../../src-adapters/browser/copy-text.ts'
import { orderAddress } from '../../../src-domain/navigation/order-addresses.ts'
import type { OrderPage } from './order-page.ts'

/** Copies the link of an order whose page has none; a browser that copies nothing opens the page under it. */
export function copyOrderLink({ state, token }: OrderPage): (() => Promise<boolean>) | undefined {
  if (state.token !== undefined || token === undefined) return undefined
  const address = orderAddress(token)
  return async () => {
    const isCopied = (await copyText(navigator)?.(`${window.location.origin}${address}`)) ?? false
    if (!isCopied) window.location.assign(address)
    return isCopied
  }
}
