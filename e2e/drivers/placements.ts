import type { APIRequestContext, BrowserContext } from '@playwright/test'
import type { ShopServer } from './shop-server.ts'

export interface PlacingCall {
  readonly path: string
  readonly key: string
  readonly isCash: boolean
  readonly nonce: string | undefined
}

const placingPath = /^\/v1(\/order|\/order\/cash\/?|\/place-order)$/

export function isPlacing(url: URL): boolean {
  return placingPath.test(url.pathname)
}

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
