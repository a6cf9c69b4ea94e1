import { policyNames } from '../../src-domain/payment/text-policies.ts'
import { noProcessor, type ProcessorPolicy } from '../processors/policy.ts'

export interface MapsPolicy extends ProcessorPolicy {
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly workers: readonly string[]
  /** The Trusted Types policies that its script makes by itself. */
  readonly policies: readonly string[]
}

export interface PolicyNeeds {
  /** `'sha256-…'` or `'nonce-…'` of what stands in the page itself. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  /** The origin of the order server, when it is not ours. */
  readonly api: string | undefined
  readonly processor: ProcessorPolicy
  /** Whom the brand tells what customers do; in the document in which a card is typed, its fraud beacon alone. */
  readonly analytics?: ProcessorPolicy
  /** Street maps, never in the document in which a card is typed. */
  readonly maps?: MapsPolicy
  /** It takes no plain text where that could run (Trusted Types), but for what a policy named here has looked at. */
  readonly isTyped?: boolean
}

/** The enforced content policy of a document. No attribute styles, no eval, nobody's frame. */
export function contentPolicy(needs: PolicyNeeds): string {
  const { scripts, styles, api, processor, analytics = noProcessor, maps, isTyped = false } = needs
  const frames = [...processor.frames, ...analytics.frames, ...(maps?.frames ?? [])]
  return [
    `default-src 'none'`,
    `script-src 'self' ${[...scripts, ...processor.scripts, ...analytics.scripts, ...(maps?.scripts ?? [])].join(' ')}`,
    `style-src 'self' ${[...styles, ...(processor.styles ?? []), ...(maps?.styles ?? [])].join(' ')}`,
    `img-src 'self' data: https:`,
    `font-src 'self' ${[...(processor.fonts ?? []), ...(maps?.fonts ?? [])].join(' ')}`,
    `connect-src 'self' ${[...(api === undefined ? [] : [api]), ...processor.connects, ...analytics.connects, ...(maps?.connects ?? [])].join(' ')}`,
    `frame-src ${frames.length === 0 ? `'none'` : frames.join(' ')}`,
    `manifest-src 'self'`,
    ...(maps === undefined ? [] : [`worker-src ${maps.workers.join(' ')}`]),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self' ${(processor.formActions ?? []).join(' ')}`,
    `frame-ancestors 'none'`,
    ...(isTyped
      ? [`require-trusted-types-for 'script'`, `trusted-types ${namesFor([processor, analytics], maps)}`]
      : []),
  ]
    .map((rule) => rule.trim())
    .join('; ')
}

/** The policies that the page's own code may make, and a map's. A page without anybody's script needs none. */
function namesFor(parties: readonly ProcessorPolicy[], maps: MapsPolicy | undefined): string {
  const { gate, vendors, reading } = policyNames
  const names = [
    ...(parties.some(({ scripts }) => scripts.length > 0) ? [gate] : []),
    ...(parties.some(({ writes }) => writes !== undefined) ? [vendors] : []),
    ...(parties.some(({ writes }) => writes?.markup === true) ? [reading] : []),
    ...(maps?.policies ?? []),
  ]
  return names.length === 0 ? `'none'` : names.join(' ')
}

/** What a document and its frames may ask the device for. */
export function permissionsPolicy(payments: readonly string[] = []): string {
  const wallet = ['self', ...payments.map((origin) => `"${origin}"`)].join(' ')
  return `camera=(), microphone=(), geolocation=(self), payment=(${wallet}), browsing-topics=()`
}

/** The other headers of every document. */
export const documentHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy(),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const
