import type { ServiceIdentifier } from 'inversify'
import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import type { PatronGateway, SessionStore } from '../../../src-domain/account/patron-gateway.ts'
import type { AnalyticsEvent } from '../../../src-domain/analytics/analytics-event.ts'
import type { Connection } from '../../../src-domain/call/connection.ts'
import type { HumanVerification } from '../../../src-domain/gift-card/human-verification.ts'
import type { Clock, Ids, Pause } from '../../../src-domain/time/clock.ts'
import type { DocumentFacts } from './document-facts.ts'

// The cast types the token: an annotation would be narrowed to `symbol`, and `get` would return `unknown`.
export function port<T>(name: string) {
  return Symbol(name) as ServiceIdentifier<T>
}

export interface Device {
  readonly local: SafeStorage
  readonly tab: SafeStorage
  readonly clock: Clock
  readonly pause: Pause
  readonly ids: Ids
  readonly connection: Connection
}

/** The session of this device's patron, and the calls that begin and end it. */
export interface SessionPorts {
  readonly session: SessionStore
  readonly patrons: PatronGateway
  readonly human: HumanVerification
}

/** The ports that every document has. Its own module adds those that its controller and its lazy parts need. */
export interface DocumentPorts extends Device {
  readonly facts: DocumentFacts
  readonly server: OrderServerNeeds
}

/** Tokens of the ports that documents share. Use cases are plain functions of their ports and have no tokens. */
export const Port = {
  facts: port<DocumentFacts>('DocumentFacts'),
  device: port<Device>('Device'),
  orderServer: port<OrderServerNeeds>('OrderServerNeeds'),
  sessionStore: port<SessionStore>('SessionStore'),
  session: port<SessionPorts>('SessionPorts'),
  report: port<(events: readonly AnalyticsEvent[]) => void>('ReportEvents'),
} as const
