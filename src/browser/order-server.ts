import { absentCalls } from '../../src-adapters/browser/absent-calls.ts'
import { safeStorage } from '../../src-adapters/browser/safe-storage.ts'
import type { OrderServerNeeds } from '../../src-adapters/order-server/order-server-needs.ts'
import type { SessionKeeper } from '../../src-domain/account/patron-gateway.ts'
import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { Ids } from '../../src-domain/time/clock.ts'

/** What only the document knows about its calls. */
export interface CallFacts {
  /** The location of the moment. */
  readonly locationId: () => string | undefined
  /** The customer came through a marketplace (API-05). */
  readonly platform?: 'marketplace'
  /** In which the page speaks. */
  readonly language?: Locale
  /** Headers of device attribution, of a placing call (API-08). */
  readonly attribution?: () => Readonly<Record<string, string>>
  /** 503 from any call (SHELL-34). */
  readonly onUnavailable: (message: string | undefined) => void
  /** For whoever maintains the back end. */
  readonly report: (what: string) => void
}

export const orderServerOf = (
  send: SendJson,
  brand: Brand,
  ids: Ids,
  session: SessionKeeper,
  facts: CallFacts,
): OrderServerNeeds => ({
  send,
  brandId: brand.id,
  sessionId: ids.uuid(),
  token: session.token,
  absent: absentCalls(safeStorage(() => window.sessionStorage)),
  ...facts,
})
