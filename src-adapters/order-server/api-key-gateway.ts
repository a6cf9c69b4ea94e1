import { map } from 'fp-ts/lib/Either.js'
import { keysReporting, madeKeyReporting, sentKey } from '../../src-contract/staff/api-keys.ts'
import { deviceRoutes } from '../../src-contract/staff/device-routes.ts'
import type { ApiKeyEntry } from '../../src-domain/staff/api-key-entry.ts'
import type { ApiKeyGateway } from '../../src-domain/staff/api-key-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function apiKeyGateway(needs: OrderServerNeeds): ApiKeyGateway {
  const leftOut = (entry: string) => needs.report(`left out of the API keys: ${entry}`)
  const [answer, made] = [keysReporting(leftOut), madeKeyReporting(leftOut)]
  return {
    list: async (id) => map(keysOf)(await call(needs, deviceRoutes.apiKeys, answer, { params: { id } })),
    make: (id, key) => call(needs, deviceRoutes.makeKey, made, { params: { id }, body: sentKey.encode(key) }),
    revoke: async (id, key) => map(keysOf)(await call(needs, deviceRoutes.revokeKey, answer, { params: { id, key } })),
  }
}

function keysOf({ keys }: { readonly keys: readonly ApiKeyEntry[] }): readonly ApiKeyEntry[] {
  return keys
}
