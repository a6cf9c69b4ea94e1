import type { APIRequestContext, BrowserContext } from '@playwright/test'
import type { ShopServer } from './shop-server.ts'

/** A placing call that left the browser. */
export interface PlacingCall {
  readonly path: string
  readonly key: string
  readonly isCash: boolean
  readonly nonce: string | undefined
}

const placingPath = /^\/v1(\/order|\/order\/cash\/?|\/place-order)$/

/** For page.route: the calls that place an order. */
export function isPlacing(url: URL): boolean {
  return placingPath.test(url.pathname)
}

/** Everything that this browser sent to place an order, from now on. */
export function placingCalls(context: BrowserContext): readonly PlacingCall[] {
  const calls: PlacingCall[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'POST' || !placingPath.test(pathname)) return
    const { idempotencyKey, isCash, cardNonce } = request.postDataJSON()
    calls.push({ path: pathname, key: idempotencyKey, isCash, nonce: cardNonce })
  })
  return calls
}

/** What the server knows under a key, asked past the browser. */
export async function statusOf(
  request: APIRequestContext,
  server: ShopServer,
  key: string,
  brand = 'ember',
): Promise<{
  readonly statusCode?: number
  readonly order?: { readonly token: string }
}> {
  const answer = await request.get(server.at(`/v1/order/${key}/status`), { headers: { Client: brand } })
  return answer.json()
}
