import { embeddedHumanCheck } from '../../../src-adapters/order-server/human-check.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import { turnstile } from '../../../src-adapters/turnstile/browser.ts'
import { turnstileWrites } from '../../../src-adapters/turnstile/policy.ts'
import { turnstileScripts } from '../../../src-adapters/turnstile/scripts.ts'
import type { HumanVerification } from '../../../src-domain/gift-card/human-verification.ts'
import { pageGate } from '../document/page-gate.ts'

export interface HumanCheckNeeds {
  readonly page: Window & typeof globalThis
  readonly server: OrderServerNeeds
  /** Site key of Turnstile; absent: the order server's own bot check. */
  readonly turnstileSiteKey: string | undefined
}

/** The configured bot check. */
export function humanCheck({ page, server, turnstileSiteKey }: HumanCheckNeeds): HumanVerification {
  if (turnstileSiteKey === undefined) return embeddedHumanCheck(server)
  const loadScript = pageGate(page.document)({ scripts: turnstileScripts, writes: turnstileWrites })
  return turnstile({ page, siteKey: turnstileSiteKey, loadScript })
}
